import { administratorTest as test, expect } from './fixtures.ts'

test('the panel of a slider’s order, opened again once its order was shown, reads the list anew each time', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const lines = page.getByRole('region', { name: 'Järjekord' }).getByRole('listitem')
  const button = (expanded: boolean) => page.getByRole('button', { name: 'Muuda järjekorda', expanded })
  await page.goto('/teenused/huviringid')
  await button(false).click()
  await expect(lines.first()).toBeVisible()
  const [first = '', second = '', ...rest] = await lines.allTextContents()
  const closed = Promise.withResolvers<void>()
  await page.route('**/api/publications/**', async route => {
    await closed.promise
    await route.continue()
  })
  await page.getByRole('button', { name: `Liiguta tahapoole: ${first}` }).click()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await page.getByRole('button', { name: 'Sulge' }).click()
  closed.resolve()
  await expect(page.locator('.service-slide h2')).toHaveText([second, first, ...rest])

  await page.route('**/api/services/huviringid', route => route.abort(), { times: 1 })
  await button(false).click()
  await expect(page.getByRole('button', { name: 'Proovi uuesti' })).toBeVisible()
  await button(true).click()
  await button(false).click()
  await expect(lines).toHaveText([second, first, ...rest])
})
