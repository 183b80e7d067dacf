import type { Browser } from '@playwright/test'
import { localizedPath } from '#common/paths.ts'
import { inEachLanguage, pageTemplates } from '../support/page-templates.ts'
import { BUDGETS, documentBytes, overBudget, weighFollowing } from '../support/page-weight.ts'
import { expect, test } from './fixtures.ts'

/** One language each, so that every kind of page is seen at every width and every language on every kind of page. */
const WINDOWS = [
  { locale: 'et', width: 360, height: 800 },
  { locale: 'en', width: 768, height: 1024 },
  { locale: 'ru', width: 1280, height: 900 },
] as const

test('every kind of page brings its text and looks in one answer, in every language', async ({ baseURL }) => {
  const origin = baseURL ?? ''
  const pages = (await pageTemplates(origin)).flatMap(inEachLanguage)
  const sizes = await Promise.all(pages.map(async ({ path }) => ({ path, ...(await documentBytes(origin + path)) })))
  expect(sizes.length).toBeGreaterThan(60)
  expect(sizes.filter(size => size.htmlBytes > BUDGETS.htmlBytes || size.responseBytes > BUDGETS.responseBytes)).toEqual([])
})

for (const window of WINDOWS) {
  test(`at ${window.width} px nothing moves on any kind of page, and nothing heavy or foreign follows it, in ${window.locale}`, async ({
    browser,
    baseURL,
  }) => {
    const found: string[] = []
    for (const template of await pageTemplates(baseURL ?? '')) {
      const path = localizedPath(window.locale, template.path)
      const weight = await weighedOnFirstVisit(browser, (baseURL ?? '') + path, window)
      found.push(...overBudget(template, weight).map(problem => `${template.name}: ${problem}`))
    }
    expect(found).toEqual([])
  })
}

/** Opened as on a first visit: with an empty cache. */
async function weighedOnFirstVisit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): ReturnType<typeof weighFollowing> {
  const context = await browser.newContext({ viewport })
  try {
    return await weighFollowing(await context.newPage(), url)
  } finally {
    await context.close()
  }
}
