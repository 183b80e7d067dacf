import type { Page } from '@playwright/test'
import { administratorLogin } from '#tests/support/administrator-login.ts'
import { expect, test } from './fixtures.ts'

test('an invitation makes one account, which can log in; then it is used up', async ({ page, baseURL, allowConsole }) => {
  allowConsole(/status of 403/)
  const url = await invitation(baseURL)
  const email = `uus-${Date.now()}@aroomikoda.example`
  await signUp(page, url, email, 'nüüd juba pikem parool')
  await expect(page.getByText('Konto on loodud. Logi nüüd sisse.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByLabel('E-post')).toHaveValue(email)
  await expect(page.getByLabel('Parool')).toBeFocused()
  await page.getByLabel('Parool').fill('nüüd juba pikem parool')
  await page.getByLabel('Näita sisestatut').check()
  await expect(page.getByLabel('Parool')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(page.getByText('Sisse logitud')).toBeVisible()

  // A page of the administrator's would go on asking.
  await page.goto('/robots.txt')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signUp(page, url, 'hiline@aroomikoda.example', 'ka päris pikk parool')
  await expect(page.getByRole('main').getByText(/^See kutse ei kehti enam/)).toBeVisible()
  await page.getByRole('link', { name: 'Kui sa äsja konto lõid, logi sisse.' }).click()
  await expect(page).toHaveURL('/admin')
})

test('a password that is easy to guess is refused at its field, with the reason', async ({ page, baseURL, allowConsole }) => {
  allowConsole(/status of 422/)
  await signUp(page, await invitation(baseURL), `uus-${Date.now()}@aroomikoda.example`, 'lühike')
  const password = page.getByLabel('Parool')
  await expect(password).toHaveAccessibleDescription(/vaja on vähemalt 12 tähemärki/)
  await password.fill('aroomikoda2026')
  await page.getByRole('button', { name: 'Loo konto' }).click()
  await expect(password).toHaveAccessibleDescription(/ettevõtte nime proovitakse esimesena/)
  await expect(password).toBeFocused()
})

test('without an invitation the page says what is needed', async ({ page }) => {
  await page.goto('/en/signup')
  await expect(page.getByText('You need an invitation to create an account.')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeHidden()
})

test('a field that is empty, wrong or taken says so; the page says so of an invitation that was taken back', async ({
  page,
  loggedIn,
  credentials,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of (403|409)/)
  const headers = { origin: baseURL ?? '' }
  const data = { locale: 'ru' }
  const made = await loggedIn.request.post('/api/invitations', { headers, data })
  const { id, url } = (await made.json()) as { id: number; url: string }
  const [email, password, button] = [
    page.locator('#email'),
    page.locator('#password'),
    page.getByRole('button', { name: 'Создать учётную запись' }),
  ]
  await page.goto(url)
  await button.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Заполните это поле.')
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

/** An invitation's link. The page under test belongs to a visitor. */
async function invitation(origin = ''): Promise<string> {
  const administrator = await administratorLogin(origin)
  const made = await administrator.post('/api/invitations', { headers: { origin } })
  return ((await made.json()) as { url: string }).url
}

async function signUp(page: Page, url: string, email: string, password: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Parool').fill(password)
  await page.getByRole('button', { name: 'Loo konto' }).click()
}
