import { readFileSync } from 'node:fs'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { newPerson } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMessage } from './inbox-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGES = [
  {
    width: 360,
    prefix: '',
    locale: 'et',
    email: 'E-posti aadress',
    find: 'Otsi',
    again: 'Kinnituseks',
    enquiry: 'Päring',
    save: 'JSON',
    erase: 'Kustuta jäädavalt',
    done: 'Andmed on kustutatud',
  },
  {
    width: 1280,
    prefix: '/en',
    locale: 'en',
    email: 'E-mail address',
    find: 'Find',
    again: 'Type the address',
    enquiry: 'Enquiry',
    save: 'JSON',
    erase: 'Erase for good',
    done: 'The data has been erased',
  },
  {
    width: 360,
    prefix: '/ru',
    locale: 'ru',
    email: 'Адрес эл. почты',
    find: 'Найти',
    again: 'Для подтверждения',
    enquiry: 'Запрос',
    save: 'JSON',
    erase: 'Удалить навсегда',
    done: 'Данные удалены',
  },
]

for (const { width, prefix, locale, email, find, again, enquiry, save, erase, done } of PAGES) {
  test(`one person’s data is found, downloaded and erased in ${locale}`, async ({ browser, loggedIn, baseURL, allowConsole }) => {
    allowConsole(/status of 422/)
    const { page, context } = await newPerson(browser, loggedIn, baseURL)
    await context.request.put('/api/account/language', { data: { locale }, headers: { origin: baseURL ?? '' } })
    const address = `kustuta-${locale}-${Date.now()}@naide.ee`
    const name = await leaveMessage(baseURL, { email: address })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${prefix}/admin/isikuandmed`)
    await page.getByLabel(email).fill('pole aadress')
    await page.getByRole('button', { name: find }).click()
    await expect(page.getByLabel(email)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(email).fill(address.toUpperCase())
    await page.getByRole('button', { name: find }).click()
    await expect(page.getByRole('region').getByRole('term').first()).toHaveText(enquiry)
    await expectAccessible(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: save }).click()
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(file).toMatchObject({ email: address, messages: [{ name, email: address }] })

    await page.getByLabel(again).fill('teine@naide.ee')
    await page.getByRole('button', { name: erase }).click()
    await expect(page.getByLabel(again)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByLabel(again).fill(address)
    await page.getByRole('button', { name: erase }).click()
    await expect(page.getByText(done)).toBeFocused()
    await expectAccessible(page)
    const left = await context.request.get(`/api/messages?q=${encodeURIComponent(name)}`)
    expect(await left.json()).toMatchObject({ total: 0 })
    await context.close()
  })
}
