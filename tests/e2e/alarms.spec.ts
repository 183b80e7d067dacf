import { expect, test } from './fixtures.ts'

const ALARM = {
  id: 1,
  code: 'MAILS_NOT_SENT',
  detail: 'connect ECONNREFUSED 127.0.0.1:25',
  since: '2026-11-20T08:00:00.000Z',
  ended_at: null,
}

test('“Look again” keeps the list and the focus until the answer, also a failed one, and shows where to act', async ({
  page,
  loggedIn: _loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await page.route('**/api/alarms', route => route.fulfill({ json: [] }))
  await page.goto('/en/admin/haired')
  const lookAgain = page.getByRole('button', { name: 'Look again' })
  await expect(page.getByText('Everything is in order.')).toBeVisible()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/alarms', async route => {
    await answered.promise
    await route.fulfill({ json: [ALARM] })
  })
  const asked = page.waitForRequest('**/api/alarms')
  await lookAgain.click()
  await asked
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…')
  await expect(page.getByText('Everything is in order.')).toBeVisible()
  await expect(lookAgain).toBeFocused()
  answered.resolve()
  const alarm = page.getByRole('main').getByRole('listitem').filter({ hasText: ALARM.detail })
  await expect(alarm.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/en/admin/messages')
  await expect(lookAgain).toBeFocused()

  await page.route('**/api/alarms', route => route.fulfill({ status: 500, body: '' }))
  await lookAgain.click()
  const trouble = page.getByRole('main').getByRole('alert')
  await expect(trouble).toBeVisible()
  await expect(alarm).toBeVisible()
  await expect(lookAgain).toBeFocused()
  await page.route('**/api/alarms', route => route.fulfill({ json: [] }))
  await trouble.getByRole('button').click()
  await expect(trouble).toBeHidden()
  await expect(lookAgain).toBeFocused()
})
