import { LOCALES, localePrefix } from '#common/locales.ts'
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { isLoggedIn, linkOf, logInElsewhere, logInOver, mailTo, newPerson, PASSWORD } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

const NEW_PASSWORD = 'teine ja parem parool'

test('an administrator changes the password, which logs out every other device', async ({ browser, loggedIn, baseURL }) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  const other = await logInElsewhere(browser, email, baseURL)
  await page.goto('/admin/account')
  await expect(page.getByText(`Oled sisse logitud: ${email}`)).toBeVisible()

  const [current, chosen, repeated] = [
    page.getByLabel('Praegune parool'),
    page.getByLabel('Uus parool', { exact: true }),
    page.getByLabel('Uus parool veel kord'),
  ]
  await current.focus()
  await page.keyboard.press('Enter')
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription('Ei saa olla tühi.')
  await page.keyboard.type('vale parool')
  await page.keyboard.press('Tab')
  await page.keyboard.type('lühike')
  await page.keyboard.press('Enter')
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveAccessibleDescription(/vaja on vähemalt 12 tähemärki/)
  await expect(repeated).toHaveAccessibleDescription('Paroolid ei ole ühesugused.')
  await expectAccessible(page)
  await chosen.fill(NEW_PASSWORD)
  await repeated.fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(current).toHaveAccessibleDescription('See ei ole su praegune parool.')
  await expect(chosen).toHaveValue(NEW_PASSWORD)
  await current.fill(PASSWORD)
  await chosen.fill('qwertyuiop123')
  await repeated.fill('qwertyuiop123')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveAccessibleDescription(/levinud sõnadest või paroolidest/)
  await expect(chosen).toBeFocused()
  await chosen.fill(NEW_PASSWORD)
  await repeated.fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Parool on muudetud.')).toBeVisible()
  await expect(current).toHaveValue('')
  expect([await isLoggedIn(context), await isLoggedIn(other.context)]).toEqual([true, false])
  await Promise.all([context, other.context].map(one => one.close()))
})

test('a link, a revocation and a new password that wait for a log-in are made once the administrator has logged in', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  await page.goto('/admin/account')
  const invitations = page.getByRole('region', { name: 'Kutsed' })
  const makeLink = invitations.getByRole('button', { name: 'Loo link' })
  await makeLink.waitFor()
  await context.clearCookies()
  await makeLink.click()
  await logInOver(page, { email, password: PASSWORD })
  await expect(invitations.getByLabel('Kutse link')).toBeFocused()

  const mine = invitations.getByRole('listitem').filter({ hasText: email })
  await expect(mine).toHaveCount(1)
  await context.clearCookies()
  await mine.getByRole('button', { name: /^Tühista kutse/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await logInOver(page, { email, password: PASSWORD })
  await expect(mine).toHaveCount(0)
  await expect(invitations.getByLabel('Kutse link')).toHaveCount(0)

  await context.clearCookies()
  await page.getByLabel('Praegune parool').fill(PASSWORD)
  await page.getByLabel('Uus parool', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Uus parool veel kord').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await logInOver(page, { email, password: PASSWORD })
  await expect(page.getByText('Parool on muudetud.')).toBeVisible()
  expect(await isLoggedIn(context)).toBe(true)
  await context.close()
})

test('administrators are invited by link and by mail, and removed', async ({
  browser,
  loggedIn,
  baseURL,
  product,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/admin/account')
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await expect(invitations.getByText(/^No mail server is set up/)).toBeVisible()
  await invitations.getByRole('button', { name: 'Create link' }).click()
  await expect(invitations.getByLabel('Invitation link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(invitations.getByLabel('Invitation link')).toHaveValue(/\/en\/signup\?invite=/)
  await invitations.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('The link has been copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await invitations.getByLabel('Invitation link').inputValue(),
  )
  const mine = invitations.getByRole('listitem').filter({ hasText: email })
  await expect(mine).toHaveCount(1)
  await mine.getByRole('button', { name: 'Revoke invitation: Link passed on by hand' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('The invitation has been revoked.')).toBeVisible()
  await expect(mine).toHaveCount(0)

  await invitations.getByLabel('E-mail').fill(email)
  await invitations.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitations.getByLabel('E-mail')).toHaveAccessibleDescription(/There is already an account/)
  const invited = `kutsutu-${Date.now()}@aroomikoda.example`
  await invitations.getByLabel('E-mail').fill(invited)
  await invitations.getByLabel('Language of the invitation').selectOption('Русский')
  await invitations.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation is on its way to ${invited}.`)).toBeVisible()
  const mail = await mailTo(invited, product)
  expect(mail.subject).toBe('Приглашение в администраторы Aroomikoda')

  const guest = await browser.newContext(baseURL ? { baseURL } : {})
  const guestPage = await guest.newPage()
  await guestPage.goto(linkOf(mail))
  await guestPage.getByLabel('Эл. почта').fill(invited)
  await guestPage.getByLabel('Пароль').fill(PASSWORD)
  await guestPage.getByRole('button', { name: 'Создать учётную запись' }).click()
  await expect(guestPage.getByText('Учётная запись создана. Теперь войдите.')).toBeVisible()
  await guestPage.getByLabel('Эл. почта').fill(invited)
  await guestPage.getByLabel('Пароль').fill(PASSWORD)
  await guestPage.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(guestPage.getByText('Вы вошли в систему')).toBeVisible()

  const headers = { origin: baseURL ?? '' }
  const { id } = await (await context.request.post('/api/invitations', { headers })).json()
  await page.reload()
  await mine.getByRole('button', { name: /^Revoke/ }).click()
  await context.request.delete(`/api/invitations/${id}`, { headers })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('It is no longer there.')).toBeVisible()
  await expect(invitations.getByRole('heading', { name: 'Invitations', exact: true })).toBeFocused()

  const administrators = page.getByRole('region', { name: 'Administrators' })
  await administrators.getByRole('button', { name: `Remove administrator ${invited}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText('what they changed stays')
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(`${invited} is no longer an administrator.`)).toBeVisible()
  expect(await isLoggedIn(guest)).toBe(false)

  await administrators.getByRole('button', { name: `Remove administrator ${email}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Remove your own account?')
  await page.keyboard.press('Enter')
  expect(await isLoggedIn(context)).toBe(true)
  await administrators.getByRole('button', { name: `Remove administrator ${email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(`${email} is no longer an administrator.`)).toBeVisible()
  await expect(page).toHaveURL('/en/admin')
  await Promise.all([context, guest].map(one => one.close()))
})

test('a mailed link replaces a forgotten password once, and its token is in no request’s address', async ({
  page,
  browser,
  loggedIn,
  baseURL,
  product,
  allowConsole,
}) => {
  allowConsole(/status of 403/)
  const { email, context } = await newPerson(browser, loggedIn, baseURL)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  const addresses: string[] = []
  page.on('request', request => addresses.push(`${request.url().replace(/#.*/, '')} ${request.headers()['referer'] ?? ''}`))

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Unustasid parooli?' }).click()
  await expect(page).toHaveTitle(/^Uus parool/)
  await page.getByRole('button', { name: 'Saada link' }).click()
  await expect(page.getByLabel('E-post')).toHaveAccessibleDescription('Ei saa olla tühi.')
  await page.getByLabel('E-post').fill('ei-ole-olemas@aroomikoda.example')
  await page.keyboard.press('Enter')
  const asked = page.getByText('Kui selle aadressiga on konto')
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Küsi uus link' }).click()
  await page.getByLabel('E-post').fill(email)
  await page.keyboard.press('Enter')
  await expect(asked).toBeVisible()

  const link = linkOf(await mailTo(email, product))
  const token = String(new URLSearchParams(new URL(link).hash.slice(1)).get('token'))
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Määra parool' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'ENG' }).click()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('New password again').fill('midagi muud')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByLabel('New password again')).toHaveAccessibleDescription('The two passwords are not the same.')
  await page.getByLabel('New password again').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Your new password is set. Please log in.')).toBeVisible()
  await expect(page).toHaveURL('/en/admin')
  expect(await isLoggedIn(context)).toBe(false)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Logged in', { exact: true })).toBeVisible()

  await page.goto(link.replace('/admin/', '/ru/admin/'))
  await page.getByLabel('Новый пароль', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Новый пароль ещё раз').fill(PASSWORD)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByRole('main').getByText(/^Эта ссылка больше не действует/)).toBeVisible()
  await expect(page).toHaveURL('/ru/admin/parool')
  await page.getByRole('button', { name: 'Запросить новую ссылку' }).click()
  await expect(page.getByLabel('Эл. почта')).toBeFocused()
  expect(addresses.filter(address => address.includes(token))).toEqual([])
  await context.close()
})

test('an administrator sees and ends sessions, and a page open in an ended one says so within the hour', async ({
  browser,
  loggedIn,
  baseURL,
}) => {
  const { email, page, context } = await newPerson(browser, loggedIn, baseURL)
  const menu = page.getByRole('banner').locator('[aria-haspopup=menu]')
  await page.clock.install()
  await page.goto('/tooted')
  await expect(menu).toBeVisible()

  const third = await logInElsewhere(browser, email, baseURL)
  const other = await logInElsewhere(browser, email, baseURL)
  await other.page.goto('/admin/account')
  const sessions = other.page.getByRole('region', { name: 'Kus oled sisse logitud' })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByText('(see seade)')).toBeVisible()
  const sent: string[] = []
  const pressed = Promise.withResolvers<void>()
  await other.page.route('**/api/account/sessions/*', async route => {
    sent.push(route.request().url())
    await pressed.promise
    await route.fallback()
  })
  const logOutThere = sessions.getByRole('button', { name: /^Logi välja: / })
  await logOutThere.first().dblclick()
  await logOutThere.last().click()
  pressed.resolve()
  await expect(other.page.getByText('Seal oled nüüd välja logitud.').first()).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('heading')).toBeFocused()
  expect(sent).toHaveLength(2)
  expect([await isLoggedIn(context), await isLoggedIn(other.context)]).toEqual([false, true])

  // The clock runs on meanwhile: the rest of the hour is longer than a test may take.
  await page.clock.fastForward(3_000_000)
  await expect(menu).toBeVisible()
  const checked = page.waitForResponse('**/auth/authenticate')
  await page.clock.fastForward(600_000)
  await checked
  await page.clock.runFor(100)
  await expect(page.getByRole('alert').getByText('Välja logitud')).toBeVisible()
  await expect(menu).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('loggedIn'))).toBeNull()

  const confirmation = other.page.getByRole('alertdialog')
  await sessions.getByRole('button', { name: 'Logi kõikjalt välja' }).click()
  await expect(confirmation).toContainText('ka siin')
  await other.page.keyboard.press('Escape')
  expect(await isLoggedIn(other.context)).toBe(true)
  await sessions.getByRole('button', { name: 'Logi kõikjalt välja' }).click()
  await confirmation.getByRole('button', { name: 'Jah' }).click()
  await expect(other.page.getByText('Oled kõikjalt välja logitud.')).toBeVisible()
  await expect(other.page).toHaveURL('/admin')
  expect(await isLoggedIn(other.context)).toBe(false)
  await Promise.all([context, third.context, other.context].map(one => one.close()))
})

for (const prefix of LOCALES.map(localePrefix)) {
  test(`the account fits phones and desktops in ${prefix || '/et, and is accessible'}`, async ({ page, loggedIn: _loggedIn }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${prefix}/admin/account`)
    await page.locator('#invite-email').fill('nobody')
    await page.keyboard.press('Enter')
    await expect(page.locator('#invite-email')).toHaveAccessibleDescription(/\S/)
    if (prefix === '') await expectAccessible(page)
    await expectFits(page, prefix)
    await page.goto(`${prefix}/admin/parool#token=kutse`)
    await expect(page.locator('form:visible')).toHaveCount(1)
    if (prefix === '') await expectAccessible(page)
    await expectFits(page, prefix)
  })
}
