import { readFileSync } from 'node:fs'
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { newPerson } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMessage } from './inbox-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('one person’s data is found, downloaded and erased', async ({ browser, loggedIn, baseURL, allowConsole }) => {
  allowConsole(/status of 422/)
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await context.request.put('/api/account/language', { data: { locale: 'ru' }, headers: { origin: baseURL ?? '' } })
  const address = `kustuta-${Date.now()}@naide.example`
  const name = await leaveMessage(baseURL, { email: address })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ru/admin/isikuandmed')
  await page.getByLabel('Адрес эл. почты').fill('pole aadress')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByLabel('Адрес эл. почты')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Адрес эл. почты')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Введите адрес эл. почты.')
  await page.getByLabel('Адрес эл. почты').fill(address.toUpperCase())
  let searches = 0
  page.on('request', request => void (request.url().endsWith('/api/personal-data/search') && (searches += 1)))
  // A second press that comes before React has drawn the first one's effect.
  await page.getByRole('button', { name: 'Найти' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 2; press += 1) button.click()
  })
  await expect(page.getByRole('region').getByRole('term').first()).toHaveText('Запрос')
  await expect(page.getByRole('heading', { name: address })).toBeFocused()
  expect(searches).toBe(1)
  await expectAccessible(page)
  await expectFits(page, '/ru')

  const download = page.waitForEvent('download')
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/api/personal-data/export', async route => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'JSON' }).click()
  await page.getByLabel('Адрес эл. почты').press('Enter')
  await expect(page.getByRole('heading', { name: address })).toBeVisible()
  release()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ email: address, messages: [{ name, email: address }] })

  await page.getByLabel('Для подтверждения').fill('teine@naide.example')
  await page.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByLabel('Для подтверждения')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: 'Это другой адрес.' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, '/ru')
  await page.getByLabel('Для подтверждения').fill(`<${address}>`)
  await page.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByText('Данные удалены')).toBeFocused()
  await expectAccessible(page)
  await expectFits(page, '/ru')
  const left = await context.request.get(`/api/messages?q=${encodeURIComponent(name)}`)
  expect(await left.json()).toMatchObject({ total: 0 })
  await context.close()
})

for (const [prefix, email, find, enquiry] of [
  ['', 'E-posti aadress', 'Otsi', 'Päring'],
  ['/en', 'E-mail address', 'Find', 'Enquiry'],
] as const) {
  test(`what is found of a person speaks the language of ${prefix || '/et'} and fits phones and desktops`, async ({
    page,
    loggedIn: _loggedIn,
    baseURL,
  }) => {
    const address = `leia-${Date.now()}@naide.example`
    await leaveMessage(baseURL, { email: address })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${prefix}/admin/isikuandmed`)
    await page.getByLabel(email).fill(address)
    await page.getByRole('button', { name: find }).click()
    await expect(page.getByRole('region').getByRole('term').first()).toHaveText(enquiry)
    await expectFits(page, prefix)
  })
}
