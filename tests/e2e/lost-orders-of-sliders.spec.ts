import type { Route } from '@playwright/test'
import { administratorTest as test, expect } from './fixtures.ts'
import { loseAnswer } from './lost-answer-steps.ts'

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

test('an order is discarded after a lost answer only if the server has not saved it', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const lines = page.getByRole('region', { name: 'Järjekord' }).getByRole('listitem')
  const slides = page.locator('.service-slide h2')
  const button = (name: string) => page.getByRole('button', { name })
  await page.goto('/teenused/huviringid')
  const [first = '', second = '', ...rest] = await slides.allTextContents()
  const saveInVain = async () => {
    await button('Muuda järjekorda').click()
    await button(`Liiguta tahapoole: ${first}`).click()
    await button('Uuenda').click()
    await page.getByText(/^Serveriga ei saanud ühendust/).waitFor()
    await button('Loobu muudatustest').click()
  }
  const isWrite = (route: Route) => route.request().method() === 'PUT'
  await page.route('**/api/services/huviringid', route => (isWrite(route) ? route.abort() : route.continue()))
  await saveInVain()
  await page.unroute('**/api/services/huviringid')
  await expect(lines).toHaveCount(0)
  await expect(slides).toHaveText([first, second, ...rest])

  await loseAnswer(page, '**/api/services/huviringid', 'PUT')
  await saveInVain()
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()
  await expect(lines).toHaveText([second, first, ...rest])
  await expect(slides).toHaveText([second, first, ...rest])
})
