import { expectAccessible } from '#tests/support/accessibility.ts'
import { isLoggedIn, newPerson, PASSWORD } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test('what would turn a stolen session into an account asks for the password again', async ({ browser, loggedIn, baseURL }) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  await page.evaluate(address => localStorage.setItem('username', address), email)
  await page.goto('/en/admin/account')
  const makeLink = page.getByRole('button', { name: 'Create link' })
  await makeLink.waitFor()
  // As the server answers 15 minutes after a log-in.
  const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'LOGIN_NOT_RECENT', instance: '' }
  const refusal = { status: 401, contentType: 'application/problem+json', json: problem }
  await page.route(
    '**/api/invitations',
    route => (route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue()),
    { times: 1 },
  )
  await makeLink.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expect(dialog.getByLabel('E-mail')).not.toBeEditable()
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('a wrong password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Wrong credentials')).toBeVisible()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByLabel('Invitation link')).toBeFocused()

  await page.route('**/api/account/sessions', route => route.fulfill(refusal), { times: 1 })
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing was changed: you did not confirm that it is you.')).toBeVisible()
  expect(await isLoggedIn(context)).toBe(true)
  await context.close()
})
