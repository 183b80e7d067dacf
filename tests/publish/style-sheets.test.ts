import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { SPECIMEN } from '#content-build/content/specimen.ts'
import { addressesOf } from '#content-build/plan/addresses.ts'
import { isDocument } from '#content-build/plan/published-file.ts'
import { inlineElements } from '#content-build/render/inline-elements.ts'
import { compiledSite } from '../support/compiled-site.ts'

const SIGNS: Readonly<Record<string, string>> = { '&#39;': "'", '&#x27;': "'", '&gt;': '>', '&amp;': '&', '&quot;': '"' }
/** The classes of a page's elements. */
const classesIn = (html: string) =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll(/&[#\w]+;/g, sign => SIGNS[sign] ?? sign).split(/\s+/),
    ),
  )
/** The classes that a style sheet names. Utilities escape what is no letter: `.wide\:flex`. */
const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')))

test('what is underlined is underlined in WebKit, which refuses a text-decoration of more than a line', () => {
  const folder = join(import.meta.dirname, '../../dist')
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.(css|m?js)$/.test(name))
  const found = built.flatMap(
    name => readFileSync(join(folder, name), 'utf8').match(/[\w-]*text-decoration(?:-line)?:[^;}`"']*/g) ?? [],
  )
  expect(found).toContain('text-decoration-line:underline')
  expect(found.filter(rule => /text-decoration:.*\S\s+\S/.test(rule))).toEqual([])
})

test('every page brings the style sheets of what it shows', async () => {
  const site = await compiledSite()
  const answers = new Answers(SPECIMEN)
  const pages: { address: string; shown: Set<string>; sheets: Set<string>; names: ReadonlySet<string> }[] = []
  for (const address of [...addressesOf(answers.snapshot)].filter(isDocument)) {
    const body = await site.render(address, new RecordingReader(answers))
    const html = Buffer.from(body).toString()
    const sheets = new Set(
      [...inlineElements(body)].filter(({ directive }) => directive === 'style-src').map(({ bytes }) => bytes),
    )
    pages.push({ address, shown: classesIn(html), sheets, names: classesOf([...sheets].join('')) })
  }
  expect(pages.length).toBeGreaterThan(SPECIMEN.tables.product.size * LOCALES.length)
  expect(pages.filter(({ shown, names }) => shown.size === 0 || names.size === 0)).toEqual([])
  const styled = new Set(pages.flatMap(({ names }) => [...names]))
  const missing = pages.flatMap(({ address, shown, names }) =>
    [...shown]
      .filter(name => styled.has(name) && !names.has(name))
      .map(name => `${address} shows .${name} and has no style for it`),
  )
  expect(missing).toEqual([])
})
