import { expect, test } from './fixtures.ts'

test('an invitation makes one account, which can log in', async ({ page, browser, loggedIn, baseURL, allowConsole }) => {
  allowConsole(/status of 403/)
  const invited = await loggedIn.request.post('/api/invitations', { headers: { origin: baseURL ?? '' } })
  const { url } = (await invited.json()) as { url: string }
  const guest = await browser.newContext()
  const guestPage = await guest.newPage()
  const email = `uus-${Date.now()}@aroomikoda.example`

  await guestPage.goto(url)
  await guestPage.getByLabel('E-post').fill(email)
  await guestPage.getByLabel('Parool').fill('lühike')
  await guestPage.getByRole('button', { name: 'Loo konto' }).click()
  await expect(guestPage.getByLabel('Parool')).toHaveAccessibleDescription(/vaja on vähemalt 12 tähemärki/)
  await guestPage.getByLabel('Parool').fill('aroomikoda2026')
  await guestPage.getByRole('button', { name: 'Loo konto' }).click()
  await expect(guestPage.getByLabel('Parool')).toHaveAccessibleDescription(/ettevõtte nime proovitakse esimesena/)
  await expect(guestPage.getByLabel('Parool')).toBeFocused()
  await guestPage.getByLabel('Parool').fill('nüüd juba pikem parool')
  await guestPage.getByRole('button', { name: 'Loo konto' }).click()

  await expect(guestPage.getByText('Konto on loodud. Logi nüüd sisse.')).toBeVisible()
  await expect(guestPage).toHaveURL(/\/admin$/)
  await expect(guestPage.getByLabel('E-post')).toHaveValue(email)
  await expect(guestPage.getByLabel('Parool')).toBeFocused()
  await guestPage.getByLabel('Parool').fill('nüüd juba pikem parool')
  await guestPage.getByLabel('Näita sisestatut').check()
  await expect(guestPage.getByLabel('Parool')).toHaveAttribute('type', 'text')
  await guestPage.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(guestPage.getByText('Sisse logitud')).toBeVisible()
  await guest.close()

  await page.goto(new URL(url).pathname + new URL(url).search)
  await page.getByLabel('E-post').fill('hiline@aroomikoda.example')
  await page.getByLabel('Parool').fill('ka päris pikk parool')
  await page.getByRole('button', { name: 'Loo konto' }).click()
  await expect(page.getByRole('main').getByText(/^See kutse ei kehti enam/)).toBeVisible()
})

test('without an invitation the page says what is needed', async ({ page }) => {
  await page.goto('/en/signup')
  await expect(page.getByText('You need an invitation to create an account.')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeHidden()
})

test('every refusal has words at its field', async ({ page, loggedIn, credentials, baseURL, allowConsole }) => {
  allowConsole(/status of (403|409)/)
  const headers = { origin: baseURL ?? '' }
  const data = { locale: 'ru' }
  const { id, url } = await (await loggedIn.request.post('/api/invitations', { headers, data })).json()
  const [email, password, button] = [
    page.locator('#email'),
    page.locator('#password'),
    page.getByRole('button', { name: 'Создать учётную запись' }),
  ]
  await page.goto(url)
  await button.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Не может быть пустым.')
  await email.fill('kes iganes')
  await password.fill('x'.repeat(11))
  await button.click()
  await expect(email).toHaveAccessibleDescription(/^Введите адрес/)
  await expect(password).toHaveAccessibleDescription(/не менее 12/)
  await password.fill('x'.repeat(201))
  await email.fill(credentials.email)
  await button.click()
  await expect(password).toHaveAccessibleDescription(/не более 200/)
  await password.fill('minu koera nimi on Muki '.repeat(9).slice(0, 200))
  await button.click()
  await expect(email).toHaveAccessibleDescription(/уже есть/)
  await expect(email).toBeFocused()
  await loggedIn.request.delete(`/api/invitations/${id}`, { headers })
  await email.fill(`hiljaks-${id}@aroomikoda.example`)
  await button.click()
  await expect(page.getByRole('main').getByText(/^Это приглашение больше не действует/)).toBeVisible()
})
