import type { Page } from '@playwright/test'
import { administratorTest as test, expect } from './fixtures.ts'
import { leaveMessage } from './inbox-steps.ts'

const row = (page: Page, name: string) => page.getByRole('link', { name })

/** Opens a message of the list, presses there, and goes back. @returns a function that lets the server have the writes */
async function writeLate(page: Page, name: string, presses: readonly string[]): Promise<() => void> {
  const late = Promise.withResolvers<void>()
  await row(page, name).click()
  await expect(page.getByRole('article').locator('header').getByText('Loetud')).toBeVisible()
  await page.route(/\/api\/messages\/\d+(\/\w+)?$/, async route => {
    if (route.request().method() !== 'GET') await late.promise
    await route.continue()
  })
  for (const press of presses) await page.getByRole('button', { name: press }).click()
  await page.goBack()
  await expect(row(page, name)).toBeVisible()
  return late.resolve
}

test('a deletion that is done after its message was left closes no other message, and takes its row from the list', async ({
  page,
  baseURL,
}) => {
  const [first, second] = [await leaveMessage(baseURL), await leaveMessage(baseURL)]
  await page.goto('/admin/messages?q=Lahkuja')
  const deleteFirst = await writeLate(page, first, ['Kustuta', 'Jah'])
  await row(page, second).click()
  deleteFirst()
  await expect(page.getByText('Kiri on kustutatud.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(second)
  await page.goBack()
  await expect(row(page, second)).toBeVisible()
  await expect(row(page, first)).toHaveCount(0)

  const deleteSecond = await writeLate(page, second, ['Kustuta', 'Jah'])
  deleteSecond()
  await expect(row(page, second)).toHaveCount(0)
})

for (const [press, state] of [
  ['Märgi lugemata kirjaks', 'Uus'],
  ['Märgi lahendatuks', 'Lahendatud'],
] as const) {
  test(`“${press}” reaches the list, also where the message was left before the server had it`, async ({ page, baseURL }) => {
    const name = await leaveMessage(baseURL)
    await page.goto(`/admin/messages?q=${name}`)
    const write = await writeLate(page, name, [press])
    await expect(row(page, name)).toContainText('Loetud')
    write()
    await expect(row(page, name)).toContainText(state)
  })
}
