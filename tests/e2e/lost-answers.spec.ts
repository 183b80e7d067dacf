import type { Page } from '@playwright/test'
import { newPerson, PASSWORD } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { addAuthenticator } from './passkey-steps.ts'

/** The server makes the change, and its answer is lost on the way, once. */
async function loseAnswer(page: Page, url: string, method: string): Promise<void> {
  let isLost = false
  await page.route(url, async route => {
    if (isLost || route.request().method() !== method) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

test('after a lost answer the account page says what may have been changed', async ({
  browser,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 422/)
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await addAuthenticator(page)
  await page.goto('/en/admin/account')
  await loseAnswer(page, '**/api/account/password', 'PUT')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('korralik uus fraas 2026')
  await page.getByLabel('New password again').fill('korralik uus fraas 2026')
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(page.getByRole('alert')).toContainText(/connection/i)
  await change.click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/may have changed it: the new one is valid then/)

  await loseAnswer(page, '**/api/account/passkeys', 'POST')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('you have not seen the first ones')).toBeVisible()
  await loseAnswer(page, '**/api/account/recovery-codes', 'POST')
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('the old codes may no longer be valid')).toBeVisible()
  await context.close()
})
