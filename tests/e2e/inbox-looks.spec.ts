import type { Route } from '@playwright/test'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { administratorTest as test, expect } from './fixtures.ts'
import { leaveMessage, openMessage } from './inbox-steps.ts'

const MESSAGE = /\/api\/messages\/\d+$/

/** Gives the server's answer about a message, with this state of its mails. */
async function answer(route: Route, mails: MessageView['mails']): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...((await response.json()) as MessageView), mails } })
}

test('what became of an open message’s mails is shown, also when the answer is slower than the looks', async ({
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
