import type { Page } from '@playwright/test'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { inbox } from '#tests/support/message-forms.ts'
import { logInOver } from './account-steps.ts'
import { administratorTest as test, drawn, expect } from './fixtures.ts'
import { leaveMessage, openMessage } from './inbox-steps.ts'

/** Keeps what the server answers to these requests from the page, until `give` lets it through and the page has drawn it. */
async function lateAnswer(page: Page, address: RegExp) {
  const late = Promise.withResolvers<void>()
  await page.route(address, async route => {
    const answer = await route.fetch()
    await late.promise
    await route.fulfill({ response: answer })
  })
  const asked = page.waitForRequest(address)
  const give = async () => {
    const answered = (await asked).response()
    late.resolve()
    await (await answered)?.finished()
    await drawn(page)
  }
  return { asked, give }
}

const HANDLED = /\/api\/messages\/\d+\/handled$/

test('what another administrator did to a message meanwhile is told, and a deletion counts as done', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const name = await leaveMessage(baseURL)
  await openMessage(page, name)
  await page.getByRole('button', { name: 'Märgi lahendatuks' }).waitFor()
  const [{ id } = { id: 0 }] = await (await inbox(baseURL ?? '')).find(name)
  const headers = { origin: baseURL ?? '' }
  await expect(await page.request.post(`/api/messages/${id}/handled`, { data: { handled: true }, headers })).toBeOK()
  // As on the way back to the tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  const reopen = page.getByRole('button', { name: 'Märgi lahendamata kirjaks' })
  await reopen.waitFor()
  await expect(await page.request.delete(`/api/messages/${id}`, { headers })).toBeOK()
  await reopen.click()
  await expect(page.getByText('Seda kirja ei ole: see võib olla kustutatud.')).toBeVisible()
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText('Kiri on kustutatud.')).toBeVisible()
  await expect(page.getByText('Neile filtritele ei vasta ükski kiri.')).toBeVisible()
  await page.getByRole('button', { name: 'Eemalda filtrid' }).press('Enter')
  await expect(page.locator('#message-count')).toBeFocused()
})

test('an answer about a message that was asked for before a change, and comes after it, does not take it back', async ({
  page,
  baseURL,
}) => {
  const name = await leaveMessage(baseURL)
  await openMessage(page, name)
  const state = page.getByRole('article').locator('header')
  await expect(state.getByText('Loetud')).toBeVisible()
  const look = await lateAnswer(page, /\/api\/messages\/\d+$/)
  // As on the way back to the tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await look.asked
  await page.getByRole('button', { name: 'Märgi lahendatuks' }).click()
  await expect(state.getByText('Lahendatud')).toBeVisible()
  await look.give()
  await expect(state.getByText('Lahendatud')).toBeVisible()
})

test('a message that is marked as handled while it is still being marked as read stays handled', async ({ page, baseURL }) => {
  const name = await leaveMessage(baseURL)
  const note = await lateAnswer(page, /\/api\/messages\/\d+\/read$/)
  await openMessage(page, name)
  await note.asked
  await page.getByRole('button', { name: 'Märgi lahendatuks' }).click()
  const state = page.getByRole('article').locator('header')
  await expect(state.getByText('Lahendatud')).toBeVisible()
  await note.give()
  await expect(state.getByText('Lahendatud')).toBeVisible()
})

test('a filter chosen right after a search was typed keeps the search', async ({ page, baseURL }) => {
  const name = await leaveMessage(baseURL)
  await page.goto('/admin/messages')
  await page.getByLabel('Otsi').fill(name)
  await page.getByLabel('Olek').selectOption('new')
  await expect(page).toHaveURL(/[?&]q=Lahkuja.*&state=new$/)
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('what is done about a message after the session ended is done once the administrator has logged in', async ({
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
  await expect(page.getByRole('dialog', { name: 'Logi uuesti sisse' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Sa ei ole enam sisse logitud.')).toBeVisible()
  await expect(handle).toBeFocused()
  await handle.click()
  await logInOver(page, credentials)
  await expect(page.getByRole('article').locator('header').getByText('Lahendatud')).toBeVisible()

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('button', { name: 'Jah' }).click()
  await logInOver(page, credentials)
  await expect(page.getByText('Neile filtritele ei vasta ükski kiri.')).toBeVisible()
  expect(await (await inbox(baseURL ?? '')).find(name)).toEqual([])
})

test('the page tells a refusal, after which nothing changed, from a failure and from a lost answer', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of (429|503)|ERR_FAILED/)
  const name = await leaveMessage(baseURL)
  await openMessage(page, name)
  let [status, code] = [429, 'TOO_MANY_REQUESTS']
  await page.route(HANDLED, route =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, code }) }),
  )
  await page.getByRole('button', { name: 'Märgi lahendatuks' }).click()
  await expect(page.getByText('Server ei saa seda praegu teha ja midagi ei muutunud.')).toBeVisible()
  ;[status, code] = [503, 'UNAVAILABLE']
  await page.getByRole('button', { name: 'Märgi lahendatuks' }).click()
  await expect(page.getByText('See ei õnnestunud. Proovi mõne hetke pärast uuesti.')).toBeVisible()
  await page.route(HANDLED, route => route.abort())
  await page.getByRole('button', { name: 'Märgi lahendatuks' }).click()
  await expect(page.getByText('Server ei vasta. Kontrolli internetiühendust ja proovi uuesti.')).toBeVisible()
})

test('a message that another administrator handled meanwhile is made unread only after the page has said so', async ({
  page,
  baseURL,
}) => {
  const name = await leaveMessage(baseURL)
  await openMessage(page, name)
  const unread = page.getByRole('button', { name: 'Märgi lugemata kirjaks' })
  await unread.waitFor()
  const { find } = await inbox(baseURL ?? '')
  const id = (await find(name))[0]?.id
  const headers = { origin: baseURL ?? '' }
  await expect(await page.request.post(`/api/messages/${id}/handled`, { data: { handled: true }, headers })).toBeOK()
  await unread.click()
  await expect(page.getByText('Vahepeal märgiti see kiri lahendatuks. See jäi nii.')).toBeVisible()
  await expect(page.getByRole('article').locator('header').getByText('Lahendatud')).toBeVisible()
  await unread.click()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(await find(name)).toMatchObject([{ state: 'new' }])
})

test('mails that went out meanwhile are not sent again: the message shows that they are sent', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const name = await leaveMessage(baseURL)
  const { find } = await inbox(baseURL ?? '')
  await expect.poll(async () => (await find(name))[0]?.mails).toBe('kept')
  let isOld = true
  await page.route(/\/api\/messages\/\d+(\/read)?$/, async route => {
    const response = await route.fetch()
    const message = (await response.json()) as MessageView
    await route.fulfill({ response, json: isOld ? { ...message, mails: 'failing' } : message })
  })
  await openMessage(page, name)
  const retry = page.getByRole('button', { name: 'Proovi kohe saata' })
  await retry.waitFor()
  // Not before: the page reads the message again by itself, and then has no such button.
  await page.route(/\/api\/messages\/\d+\/retry$/, route => {
    isOld = false
    return route.continue()
  })
  await retry.click()
  await expect(page.getByText('Selle kirja kõik e-kirjad on juba failidesse kirjutatud.')).toBeVisible()
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused()
})

/** @returns a function that makes a part of the list, with messages named by their numbers */
async function partsOfList(baseURL: string | undefined) {
  const [message] = await (await inbox(baseURL ?? '')).find(await leaveMessage(baseURL))
  return (ids: number[], next_cursor: string | null, total: number, mails: 'sent' | 'queued' = 'sent') => ({
    messages: ids.map(id => ({ ...message, id, name: `Kiri ${id}`, mails })),
    next_cursor,
    total,
  })
}

test('the focus goes to the first of the older messages, and a list that grew meanwhile is loaded again', async ({
  page,
  baseURL,
}) => {
  const part = await partsOfList(baseURL)
  let newest = [2]
  await page.route('**/api/messages?*', route => {
    const isFirst = !route.request().url().includes('cursor=')
    const json = isFirst ? part(newest, '2', newest.length + 1) : part([1], null, 3)
    newest = [3, 2]
    return route.fulfill({ json })
  })
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: 'Näita varasemaid' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Kiri 3' })).toBeVisible()
  await expect(page.getByText('3 kirja', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kiri 1' })).toBeFocused()
})

test('older messages come, also when the page looks after queued mails meanwhile', async ({ page, baseURL }) => {
  const part = await partsOfList(baseURL)
  await page.route('**/api/messages?*', route => route.fulfill({ json: part([2], '2', 2, 'queued') }))
  const late = Promise.withResolvers<void>()
  await page.route('**/api/messages?*cursor=2*', async route => {
    await late.promise
    await route.fulfill({ json: part([1], null, 2) })
  })
  await page.clock.install()
  await page.goto('/admin/messages')
  const asked = page.waitForRequest(/cursor=2/)
  await page.getByRole('button', { name: 'Näita varasemaid' }).click()
  await asked
  // Each look also asks what needs attention.
  const looked = page.waitForRequest('**/api/messages/attention')
  await page.clock.fastForward(3_000)
  await looked
  late.resolve()
  await expect(page.getByRole('link', { name: 'Kiri 1' })).toBeVisible()
})

test('back from a message the list has all its rows, read again, and the focus on the one that was open', async ({
  page,
  baseURL,
}) => {
  const name = await leaveMessage(baseURL)
  const [message] = await (await inbox(baseURL ?? '')).find(name)
  const others = (first: number) =>
    Array.from({ length: 50 }, (_, i) => ({ ...message, id: first + i, name: `Kiri ${first + i}` }))
  let oldest = [message]
  await page.route('**/api/messages?*', route => {
    const isFirst = !route.request().url().includes('cursor=')
    const messages = isFirst ? others(1_000_001) : [...others(2_000_001), ...oldest]
    return route.fulfill({ json: { messages, next_cursor: isFirst ? '1' : null, total: 101 } })
  })
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: 'Näita varasemaid' }).click()
  const row = page.getByRole('link', { name })
  for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: 'Tagasi kirjade juurde' }).click()]) {
    await row.click()
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    await goBack()
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await expect(page.getByRole('link', { name: /^Kiri/ })).toHaveCount(100)
  }
  // The filter no longer matches it.
  oldest = []
  await row.click()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Tagasi kirjade juurde' }).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  await page.goBack()
  await expect(row).toHaveCount(0)
  await expect(page.locator('#sisu')).toBeFocused()
})
