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

test('on a phone the second step fits into the dialog over the page, in every language', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await page.setViewportSize({ width: 360, height: 740 })
  const refused = (code: string) => ({
    status: 401,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Unauthorized', status: 401, code, instance: '' },
  })
  await page.route('**/api/account/sessions', route =>
    route.request().method() === 'DELETE' ? route.fulfill(refused('LOGIN_NOT_RECENT')) : route.continue(),
  )
  await page.route('**/auth/login', route => route.fulfill(refused('SECOND_FACTOR_REQUIRED')))
  for (const prefix of ['', '/en', '/ru']) {
    await page.goto(`${prefix}/admin/account`)
    await page.getByRole('button', { name: /Logi kõikjalt välja|Log out everywhere|Выйти на всех устройствах/ }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await page.getByRole('dialog').locator('[type=email]').fill('keegi@aroomikoda.example')
    await page.getByRole('dialog').locator('[type=password]').fill('parool')
    await page.getByRole('dialog').locator('[type=password]').press('Enter')
    await expect(page.getByRole('dialog').locator('[autocomplete=one-time-code]')).toBeVisible()
    const panel = await page.getByRole('dialog').locator('form').boundingBox()
    expect((panel?.x ?? 0) + (panel?.width ?? 360), prefix).toBeLessThanOrEqual(340)
  }
  await context.close()
})
