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

  await expect(guestPage).toHaveURL(/\/admin$/)
  await expect(guestPage.getByText('Konto on loodud. Logi nüüd sisse.')).toBeVisible()
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
  await page.goto('/ru/signup')
  await expect(page.getByText('Чтобы создать учётную запись, нужно приглашение.')).toBeVisible()
  await expect(page.getByLabel('Пароль')).toBeHidden()
})

const LANGUAGES = [
  {
    ...{
      prefix: '',
      submit: 'Loo konto',
      empty: 'Ei saa olla tühi.',
      short: /vähemalt 12 tähemärki/,
      long: /kuni 200 tähemärki/,
    },
    ...{ address: /^Sisesta e-posti aadress/, taken: /konto on juba olemas/, ended: /^See kutse ei kehti enam/ },
  },
  {
    ...{
      prefix: '/en',
      submit: 'Create account',
      empty: 'Cannot be empty.',
      short: /at least 12 characters/,
      long: /200 characters/,
    },
    ...{ address: /^Enter an e-mail address/, taken: /already an account/, ended: /^This invitation is no longer valid/ },
  },
  {
    ...{
      prefix: '/ru',
      submit: 'Создать учётную запись',
      empty: 'Не может быть пустым.',
      short: /не менее 12/,
      long: /не более 200/,
    },
    ...{ address: /^Введите адрес/, taken: /уже есть/, ended: /^Это приглашение больше не действует/ },
  },
]

test('every refusal has words at its field, in three languages', async ({
  page,
  loggedIn,
  credentials,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of (403|409)/)
  const headers = { origin: baseURL ?? '' }
  for (const { prefix, submit, empty, short, long, address, taken, ended } of LANGUAGES) {
    const data = { locale: prefix.slice(1) || 'et' }
    const { id, url } = await (await loggedIn.request.post('/api/invitations', { headers, data })).json()
    const [email, password, button] = [
      page.locator('#email'),
      page.locator('#password'),
      page.getByRole('button', { name: submit }),
    ]
    await page.goto(url)
    await button.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(empty)
    await email.fill('kes iganes')
    await password.fill('x'.repeat(11))
    await button.click()
    await expect(email).toHaveAccessibleDescription(address)
    await expect(password).toHaveAccessibleDescription(short)
    await password.fill('x'.repeat(201))
    await email.fill(credentials.email)
    await button.click()
    await expect(password).toHaveAccessibleDescription(long)
    await password.fill('minu koera nimi on Muki '.repeat(9).slice(0, 200))
    await button.click()
    await expect(email).toHaveAccessibleDescription(taken)
    await expect(email).toBeFocused()
    await loggedIn.request.delete(`/api/invitations/${id}`, { headers })
    await email.fill(`hiljaks-${id}@aroomikoda.example`)
    await button.click()
    await expect(page.getByRole('main').getByText(ended)).toBeVisible()
  }
})
