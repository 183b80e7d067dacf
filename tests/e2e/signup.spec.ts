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
  await guestPage.getByLabel('Parool').fill('nüüd juba pikem parool')
  await guestPage.getByRole('button', { name: 'Loo konto' }).click()

  await expect(guestPage).toHaveURL(/\/admin$/)
  await expect(guestPage.getByText('Konto on loodud. Logi nüüd sisse.')).toBeVisible()
  await guestPage.getByLabel('E-post').fill(email)
  await guestPage.getByLabel('Parool').fill('nüüd juba pikem parool')
  await guestPage.getByRole('button', { name: 'Logi sisse' }).click()
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
