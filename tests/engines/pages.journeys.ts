import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { localizedPath } from '#common/paths.ts'
import type { Visitor } from '#tests/support/engines/visitor.ts'
import { type PageTemplate, pageTemplates } from '#tests/support/page-templates.ts'

const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 400, height: 860 },
] as const
const PICTURES = join(import.meta.dirname, '../../test-results/engines')

/**
 * Every kind of page is there in both widths: whole, without anything to scroll sideways. What went wrong is told by the test's
 * own look at the browser's problems. Pictures of what was seen are in test-results/engines, those of the engines side by side.
 */
export async function looksAtPages(person: Visitor, origin: string): Promise<void> {
  const templates = (await pageTemplates(origin)).filter(({ name }) => name !== 'not-found')
  const wide: string[] = []
  for (const locale of ['et', 'ru'] as const) {
    for (const template of templates) {
      await person.open(localizedPath(locale, template.path))
      for (const { width, height } of WIDTHS) {
        await person.browser.resize(width, height)
        await person.sees({ css: 'h1' })
        await keepPicture(person, template, `${locale}-${width}`)
        const excess = await person.browser.evaluate<number>(
          'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        if (excess > 0) wide.push(`${locale} ${template.name} at ${width} px: ${excess} px too wide`)
      }
    }
  }
  expect(wide).toEqual([])
}

async function keepPicture({ browser }: Visitor, { name }: PageTemplate, variant: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(join(PICTURES, `${name}-${variant}-${browser.engine}.png`), await browser.screenshot())
}
