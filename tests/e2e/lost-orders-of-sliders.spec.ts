import type { Page, Route } from '@playwright/test'
import { administratorTest as test, expect } from './fixtures.ts'
import { badGateway, loseAnswer } from './lost-answer-steps.ts'

test('a slider’s order whose answer got lost is not called live before it is', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 412/)
  await page.goto('/teenused/huviringid')
  await page.getByRole('button', { name: 'Muuda järjekorda' }).click()
  await loseAnswer(page, '**/api/services/huviringid', 'PUT')
  await page.route('**/api/publications/events', route => route.abort())
  await page.route(/\/api\/publications(\/\d+|\?.*)$/, async route => {
    const answer = await route.fetch()
    const told = (await answer.json()) as object
    const failed = { state: 'failed', error: { pages: [], page_count: 0, code: 'DISK_FULL' } }
    const json = Array.isArray(told) ? told.map(one => ({ ...one, ...failed })) : { ...told, ...failed }
    await route.fulfill({ response: answer, json })
  })
  await page
    .getByRole('button', { name: /^Liiguta tahapoole/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByRole('button', { name: 'Avalda uuesti' })).toBeVisible()
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toHaveCount(0)
})

const button = (page: Page, name: string) => page.getByRole('button', { name })
const linesOf = (page: Page) => page.getByRole('region', { name: 'Järjekord' }).getByRole('listitem')
const slidesOf = (page: Page) => page.locator('.service-slide h2')

/** Moves the first of these items back, and saves the order without an answer. @param words what the panel says */
async function saveInVain(page: Page, first: string, words: RegExp): Promise<void> {
  await button(page, 'Muuda järjekorda').click()
  await button(page, `Liiguta tahapoole: ${first}`).click()
  await button(page, 'Uuenda').click()
  await page.getByText(words).waitFor()
}

test('an order that had no answer, and that the server has not saved, is discarded', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await page.goto('/teenused/huviringid')
  const titles = await slidesOf(page).allTextContents()
  await page.route('**/api/services/huviringid', route => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await saveInVain(page, titles[0] ?? '', /^Serveriga ei saanud ühendust/)
  await button(page, 'Loobu muudatustest').click()
  await expect(linesOf(page)).toHaveCount(0)
  await expect(slidesOf(page)).toHaveText(titles)
})

for (const [what, end, words, isMovedBack] of [
  ['no answer', (route: Route) => route.abort(), /^Serveriga ei saanud ühendust/, false],
  ['a proxy’s answer, and was moved back', badGateway, /^Server ei saa seda praegu salvestada/, true],
] as const) {
  test(`an order that had ${what}, and that the server has saved, is not discarded`, async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|status of 502/)
    await page.goto('/teenused/huviringid')
    const [first = '', second = '', ...rest] = await slidesOf(page).allTextContents()
    await loseAnswer(page, '**/api/services/huviringid', 'PUT', end)
    await saveInVain(page, first, words)
    if (isMovedBack) {
      await button(page, `Liiguta ettepoole: ${first}`).click()
      await button(page, 'Muuda järjekorda').click()
    }
    await button(page, 'Loobu muudatustest').click()
    await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()
    await expect(linesOf(page)).toHaveText([second, first, ...rest])
    await expect(slidesOf(page)).toHaveText([second, first, ...rest])
  })
}
