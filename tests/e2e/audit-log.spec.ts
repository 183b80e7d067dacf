import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { newPerson } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGES = [
  {
    width: 360,
    prefix: '',
    locale: 'et',
    menu: 'Tegevuste logi',
    action: 'Tegevus',
    logIn: 'Logis sisse',
    kept: 'Muutis oma keelt',
  },
  {
    width: 1280,
    prefix: '/en',
    locale: 'en',
    menu: 'Audit log',
    action: 'Action',
    logIn: 'Logged in',
    kept: 'Changed their language',
  },
  {
    width: 360,
    prefix: '/ru',
    locale: 'ru',
    menu: 'Журнал действий',
    action: 'Действие',
    logIn: 'Вход в систему',
    kept: 'Изменён язык администратора',
  },
]

const events = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('time') })

for (const { width, prefix, locale, menu, action, logIn, kept } of PAGES) {
  test(`the log tells in ${locale} who did what, narrowed to an action and a person`, async ({ browser, loggedIn, baseURL }) => {
    const { page, context, email } = await newPerson(browser, loggedIn, baseURL)
    await context.request.put('/api/account/language', { data: { locale }, headers: { origin: baseURL ?? '' } })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${prefix}/admin/logi`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(menu)
    await page.locator('#audit-person').selectOption(email)
    const heads = events(page).getByRole('heading')
    await expect(heads).toHaveText([kept, logIn, /./])
    await expect(events(page).first()).toContainText(email)
    await expect(events(page).getByRole('time').first()).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
    await expectAccessible(page)
    await page.getByLabel(action, { exact: true }).selectOption('log-in')
    await expect(heads).toHaveText([logIn])
    await expect(page).toHaveURL(/\?action=log-in&person=\d+$/)
    await page.reload()
    await expect(heads).toHaveText([logIn])
    await context.close()
  })
}

test('the log goes on where its first part ended, and says when it could not be loaded', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await loggedIn.categories()
  const event = {
    at: '2026-11-23T22:30:00.000Z',
    actor: null,
    action: 'from-the-future',
    subject: null,
    network: '',
    request_id: null,
    details: {},
  }
  const part = (ids: number[], next_cursor: string | null) => ({
    json: { events: ids.map(id => ({ ...event, id })), next_cursor, people: [] },
  })
  await page.route('**/api/audit-events?cursor=2', route => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.route('**/api/audit-events?', route => route.fulfill(part([3, 2], '2')))
  await page.goto('/admin/logi')
  await expect(events(page)).toHaveCount(2)
  await expect(events(page).first()).toContainText('24/11/2026 00:30:00')
  const more = page.getByRole('button', { name: 'Näita varasemaid' })
  await more.click()
  await expect(page.getByText('Logi ei saanud laadida.')).toBeVisible()
  await page.route('**/api/audit-events?cursor=2', route => route.fulfill(part([1], null)))
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(events(page)).toHaveCount(3)
  await expect(more).toBeHidden()
})
