import { inbox } from '#tests/support/message-forms.ts'
import { logInOver } from './account-steps.ts'
import { administratorTest as test, expect } from './fixtures.ts'
import { leaveMessage, openMessage } from './inbox-steps.ts'

test('the list of messages is not readable after the session ended', async ({ page, baseURL, allowConsole }) => {
  allowConsole(/status of 401/)
  const name = await leaveMessage(baseURL)
  await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('an open message that another administrator deleted meanwhile is no longer shown', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const name = await leaveMessage(baseURL)
  await openMessage(page, name)
  await page.getByRole('article').waitFor()
  const [{ id } = { id: 0 }] = await (await inbox(baseURL ?? '')).find(name)
  await expect(await page.request.delete(`/api/messages/${id}`, { headers: { origin: baseURL ?? '' } })).toBeOK()
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Seda kirja ei ole: see võib olla kustutatud.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('an open message is not readable after the session ended, and what was pressed is done after the log-in', async ({
  page,
  baseURL,
  credentials,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const name = await leaveMessage(baseURL)
  await openMessage(page, name)
  const handle = page.getByRole('button', { name: 'Märgi lahendatuks' })
  await handle.waitFor()
  await page.context().clearCookies()
  await handle.click()
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Sa ei ole enam sisse logitud.')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  // Nor in a link.
  expect(await page.content()).not.toContain('lahkuja@naide.ee')
  await logInOver(page, credentials)
  await expect(page.getByRole('article').locator('header').getByText('Lahendatud')).toBeVisible()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})
