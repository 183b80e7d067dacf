import type { Page, Route } from '@playwright/test'
import { newPerson } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { addAuthenticator } from './passkey-steps.ts'

/** Fails one of the requests by which the page reads the account again after a change. */
async function failReading(page: Page): Promise<void> {
  await page.route('**/api/backups', route => route.abort(), { times: 1 })
}

/** Holds back requests of a method, until the caller lets them go on. */
async function hold(page: Page, url: string, method: string): Promise<() => void> {
  const going = Promise.withResolvers<void>()
  await page.route(url, async (route: Route) => {
    if (route.request().method() === method) await going.promise
    await route.continue()
  })
  return going.resolve
}

test('a new invitation’s link and the first recovery codes are shown although the page cannot load the rest again', async ({
  browser,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  allowConsole(/ERR_FAILED/)
  await addAuthenticator(page)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Loo link' }).waitFor()
  await failReading(page)
  await page.getByRole('button', { name: 'Loo link' }).click()
  const link = page.locator('#invite-link')
  await expect(link).toHaveValue(/\?invite=/)
  await expect(page.getByRole('alert').filter({ hasText: 'ei saanud laadida' })).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByRole('button', { name: 'Tühista kutse: Ise edasi saadetud link' })).toBeVisible()
  await expect(link).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  await failReading(page)
  await page.getByRole('button', { name: 'Lisa pääsuvõti' }).click()
  await expect(page.getByRole('list', { name: 'Sinu taastekoodid' }).getByRole('listitem').first()).toBeVisible()
  await context.close()
})

test('what is typed while an invitation or a passkey’s new name is on its way stays', async ({ browser, loggedIn, baseURL }) => {
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await addAuthenticator(page)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Lisa pääsuvõti' }).click()
  await page.getByRole('button', { name: /^Nimeta ümber/ }).click()
  const name = page.locator('input[id^=passkey-name-]')
  const nameGoes = await hold(page, '**/api/account/passkeys/*', 'PUT')
  await name.fill('Telefon')
  await name.press('Enter')
  await name.fill('Telefon kodus')
  nameGoes()
  await expect(page.locator('.toast-success').last()).toBeVisible()
  await expect(name).toHaveValue('Telefon kodus')

  const address = page.locator('#invite-email')
  const invitationGoes = await hold(page, '**/api/invitations', 'POST')
  await address.fill('esimene@naide.ee')
  await address.press('Enter')
  await address.fill('teine@naide.ee')
  invitationGoes()
  await expect(page.getByText('esimene@naide.ee').first()).toBeVisible()
  await expect(address).toHaveValue('teine@naide.ee')
  await context.close()
})

test('a warning about backups that only a newer server knows appears by its code', async ({ page, loggedIn: _loggedIn }) => {
  await page.route('**/api/backups', route =>
    route.fulfill({
      json: { nightly: { saved_at: null, bytes: null, proof: null, proved_at: null, warnings: ['FROM_THE_FUTURE'] } },
    }),
  )
  await page.goto('/admin/account')
  await expect(page.getByText('FROM_THE_FUTURE')).toBeVisible()
})
