import type { Route } from '@playwright/test'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { inbox } from '#tests/support/message-forms.ts'
import { administratorTest as test, expect } from './fixtures.ts'
import { leaveMessage, openMessage } from './inbox-steps.ts'

const KEPT = 'E-kirjad kirjutatud failidesse'
const MESSAGE = /\/api\/messages\/\d+$/

/** Gives the server's answer about a message, with this state of its mails. */
async function answer(route: Route, mails: MessageView['mails']): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...((await response.json()) as MessageView), mails } })
}

test('an open message shows that its mails were sent, also where the answer comes after the page’s next look', async ({
  page,
  baseURL,
}) => {
  const name = await leaveMessage(baseURL)
  await page.route(/\/api\/messages\/\d+(\/read)?$/, route => answer(route, 'queued'))
  await page.clock.install()
  await openMessage(page, name)
  const header = page.getByRole('article').locator('header')
  await expect(header.getByText('Loetud')).toBeVisible()
  const look = Promise.withResolvers<Route>()
  await page.route(MESSAGE, route => look.resolve(route))
  await page.clock.fastForward(3_000)
  const first = await look.promise
  await page.clock.fastForward(3_000)
  await answer(first, 'sent')
  await expect(header.getByText('E-kirjad saadetud')).toBeVisible()
})

test('without a mail server the list and the message say that the mails were written to files', async ({ page, baseURL }) => {
  const name = await leaveMessage(baseURL)
  const { find } = await inbox(baseURL ?? '')
  await expect.poll(async () => (await find(name))[0]?.mails).not.toBe('queued')
  await page.goto(`/admin/messages?mails=kept&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('combobox', { name: 'E-kirjad' }).getByRole('option', { selected: true })).toHaveText(KEPT)
  const row = page.getByRole('link', { name })
  await expect(row.getByText(KEPT)).toBeVisible()
  await row.click()
  const message = page.getByRole('article')
  await expect(message.locator('header').getByText(KEPT)).toBeVisible()
  await expect(message.getByText('Kirjutatud faili', { exact: true })).toHaveCount(2)
  await expect(message.getByRole('listitem').filter({ hasText: 'Kirjutatud faili, saatmata.' })).toHaveCount(2)
})
