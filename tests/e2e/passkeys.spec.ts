import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { isLoggedIn, newPerson, PASSWORD, rememberAccount } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { addAuthenticator, addPasskey, requireSecondStep } from './passkey-steps.ts'

/** As after a log-out in this browser. */
async function logOut(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies()
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/en/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Gives "My phone" another name; the focus returns to its button, also where the administrator cancels. */
async function renameByKeyboard(page: Page, passkeys: Locator): Promise<void> {
  await passkeys.getByRole('button', { name: 'Rename: My phone' }).click()
  await passkeys.getByLabel('Name of the passkey').first().fill('Not at all')
  await passkeys.getByRole('button', { name: 'Cancel' }).click()
  await expect(passkeys.getByRole('button', { name: 'Rename: My phone' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(passkeys.getByLabel('Name of the passkey').first()).toBeFocused()
  await passkeys.getByLabel('Name of the passkey').first().fill('Pocket')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('button', { name: 'Rename: Pocket' })).toBeFocused()
}

/** Gives no code and an unknown one, which are refused, then this one in small letters. */
async function giveRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use the recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/Enter a recovery code/)
  await page.getByLabel('Recovery code').fill('0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Use the recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/does not work/)
  await page.getByLabel('Recovery code').fill(code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/')
}

test('an administrator adds a passkey, logs in with it, and with a recovery code when it is lost', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  const authenticator = await addAuthenticator(page)
  await page.goto('/en/admin/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByText('There are no passkeys yet.')).toBeVisible()
  await expect(passkeys.getByRole('button', { name: 'Make new codes' })).toHaveCount(0)
  await expect(passkeys.getByLabel('Name of the passkey')).toHaveValue(/Chrome/)
  await passkeys.getByLabel('Name of the passkey').fill('  ')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByLabel('Name of the passkey')).toBeFocused()
  await expect(passkeys.getByLabel('Name of the passkey')).toHaveAccessibleDescription(/Give the passkey a name/)
  await passkeys.getByLabel('Name of the passkey').fill('My phone')

  await authenticator.setWilling(false)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was not added. Try again.')).toBeVisible()
  await authenticator.setWilling(true)
  const told = page.getByRole('status').getByText('The passkey has been added.').waitFor()
  const codes = await addPasskey(passkeys)
  await told
  expect(await page.getByText('The passkey was not added. Try again.').count()).toBe(0)
  expect(codes).toHaveLength(10)
  await expect(passkeys.getByText('My phone')).toBeVisible()
  await expectAccessible(page)
  await passkeys.getByRole('button', { name: 'I have kept them' }).click()
  await expect(passkeys.getByText(String(codes[0]))).toHaveCount(0)
  await expect(passkeys.getByText('10 unused codes left.')).toBeVisible()

  await renameByKeyboard(page, passkeys)
  await requireSecondStep(passkeys)

  await logOut(page, context)
  await page.goto('/en/admin')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('Logged in')).toBeVisible()
  await expect(page).toHaveURL('/en/')
  expect(await isLoggedIn(context)).toBe(true)

  await logOut(page, context)
  await givePassword(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  expect(await isLoggedIn(context)).toBe(false)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/en/')

  await authenticator.loseKeys()
  await logOut(page, context)
  await givePassword(page, email)
  await giveRecoveryCode(page, String(codes[0]))
  expect(await isLoggedIn(context)).toBe(true)

  await page.goto('/en/admin/account')
  await expect(passkeys.getByText('9 unused codes left.')).toBeVisible()
  await passkeys.getByRole('button', { name: /^Remove passkey/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Remove the last passkey?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('The passkey has been removed.')).toBeVisible()
  await expect(passkeys.getByText('There are no passkeys yet.')).toBeVisible()
  await context.close()
})

test('what asks for a recent log-in is confirmed with a passkey, or with the password and a recovery code', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  await addAuthenticator(page)
  await rememberAccount(page, email)
  await page.goto('/en/admin/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  const [code = ''] = await addPasskey(passkeys)
  await requireSecondStep(passkeys)

  // As the server answers 15 minutes after a log-in.
  const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'LOGIN_NOT_RECENT', instance: '' }
  // The list of invitations is read at the same address.
  const refuseOnce = async () => {
    let isRefused = false
    await page.route('**/api/invitations', route => {
      if (isRefused || route.request().method() !== 'POST') return route.fallback()
      isRefused = true
      return route.fulfill({ status: 401, contentType: 'application/problem+json', json: problem })
    })
  }
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await refuseOnce()
  await page.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page.getByLabel('Invitation link')).toBeFocused()

  await refuseOnce()
  await page.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Recovery code').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/does not work/)).toBeVisible()
  await dialog.getByLabel('Recovery code').fill(code)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(passkeys.getByText('9 unused codes left.')).toBeVisible()
  expect(await isLoggedIn(context)).toBe(true)

  // A browser without passkeys.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await page.reload()
  await refuseOnce()
  await page.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Recovery code')).toBeFocused()
  await context.close()
})

test('the log-in page that the browser kept whole is loaded again after a log-in with a passkey', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await addAuthenticator(page)
  await page.goto('/en/admin/account')
  await addPasskey(page.getByRole('region', { name: 'Passkeys' }))
  await logOut(page, context)
  await page.goto('/en/admin')
  // The page stays, as one that a browser keeps.
  await page.route('**/en/', route => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('loggedIn'))).toBe('true')
  const loaded = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await loaded
  await expect(page.getByRole('button', { name: 'Waiting for the passkey…' })).toHaveCount(0)
})
