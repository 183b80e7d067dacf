import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { newPerson } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const events = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('time') })

test('the log tells who did what, narrowed to an action and a person', async ({ browser, loggedIn, baseURL }) => {
  const { page, context, email } = await newPerson(browser, loggedIn, baseURL)
  await context.request.put('/api/account/language', { data: { locale: 'ru' }, headers: { origin: baseURL ?? '' } })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ru/admin/logi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Журнал действий')
  await page.locator('#audit-person').selectOption(email)
  const heads = events(page).getByRole('heading')
  await expect(heads).toHaveText(['Изменён язык администратора', 'Вход в систему', /./])
  await expect(events(page).first()).toContainText(email)
  await expect(events(page).getByRole('time').first()).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
  await expectAccessible(page)
  await expectFits(page, '/ru')
  await page.getByLabel('Действие', { exact: true }).selectOption('log-in')
  await expect(heads).toHaveText(['Вход в систему'])
  await expect(page).toHaveURL(/\?action=log-in&person=\d+$/)
  await page.reload()
  await expect(heads).toHaveText(['Вход в систему'])
  await context.close()
})

test('the log goes on where its first part ended, and a part that could not be loaded says so in its place', async ({
  page,
  loggedIn: _loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
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
  const last = await events(page).last().boundingBox()
  const trouble = await page.getByText('Logi ei saanud laadida.').boundingBox()
  expect(trouble?.y).toBeGreaterThan(Number(last?.y) + Number(last?.height))
  await page.route('**/api/audit-events?cursor=2', route => route.fulfill(part([1], null)))
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(events(page)).toHaveCount(3)
  await expect(more).toBeHidden()
  await expect(events(page).last().getByRole('heading')).toBeFocused()
  await page.route('**/api/audit-events?action=*', route => route.fulfill(part([], null)))
  await page.getByLabel('Tegevus', { exact: true }).selectOption('log-in')
  await expect(page.getByRole('status').filter({ hasText: 'Midagi sellist ei ole tehtud.' })).toBeVisible()
})

test('a person stays chosen while their actions cannot be loaded, and the choice can be taken back', async ({
  page,
  loggedIn: _loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await page.goto('/admin/logi')
  const person = page.getByLabel('Haldur', { exact: true })
  await page.route('**/api/audit-events?person=*', route => route.fulfill({ status: 500, body: '' }))
  await person.selectOption({ index: 1 })
  const chosen = await person.inputValue()
  await expect(page.getByText('Logi ei saanud laadida.')).toBeVisible()
  await expect(person).toHaveValue(chosen)
  await page.reload()
  await expect(page.getByText('Logi ei saanud laadida.')).toBeVisible()
  await expect(person).toHaveValue(chosen)
  await person.selectOption('')
  await expect(events(page).first()).toBeVisible()
})

test('a person without any action is shown as chosen, by number, and the log says that there is nothing', async ({
  page,
  loggedIn: _loggedIn,
}) => {
  await page.goto('/en/admin/logi?person=999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing like this was done.' })).toBeVisible()
  await expect(page.getByLabel('Administrator', { exact: true }).locator('option:checked')).toHaveText('999999')
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' })

  test('an Estonian page has the actions to choose from in the order of the Estonian alphabet', async ({
    page,
    loggedIn: _loggedIn,
  }) => {
    await page.goto('/admin/logi')
    const actions = page.getByLabel('Tegevus', { exact: true }).getByRole('option')
    await expect(actions.last()).toHaveText('Õige parool, küsiti sisselogimise teist sammu')
  })
})
