import type { Page } from '@playwright/test'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { administratorTest as test, expect, shownToasts } from './fixtures.ts'

const PUBLICATIONS = '**/api/publications?*'

/** Loses the next request to an address. */
const lose = (page: Page, address: string) => page.route(address, route => route.abort(), { times: 1 })

/** Presses the only such button, and waits until it is gone. */
async function tryAgain(page: Page): Promise<void> {
  const again = page.getByRole('alert').getByRole('button', { name: 'Proovi uuesti' })
  await again.press('Enter')
  await expect(again).toHaveCount(0)
}

test('in the history of changes the focus of “Try again” goes to what stays, or to what came', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await loggedIn.createProduct()
  const [latest] = (await (await loggedIn.request.get('/api/publications?limit=1')).json()) as PublicationView[]
  const change = latest?.changes[0]
  // Each has more changes than the list shows.
  const publication = (id: number) => ({ ...latest, id, changes: [change], change_count: 2 })
  await page.route('**/api/publications/events', route => route.abort())
  await page.route(PUBLICATIONS, route => {
    const newest = Number(new URL(route.request().url()).searchParams.get('before') ?? 1001) - 1
    return route.fulfill({ json: Array.from({ length: 21 }, (_, place) => publication(newest - place)) })
  })
  await lose(page, PUBLICATIONS)
  await page.goto('/admin/publications')
  await tryAgain(page)
  await expect(page.getByRole('main')).toBeFocused()

  const more = page.getByRole('button', { name: 'Näita varasemaid' })
  await lose(page, PUBLICATIONS)
  await more.click()
  await tryAgain(page)
  const opener = page.locator('#publication-980')
  await expect(opener).toBeFocused()
  await expect(more).toBeVisible()

  await page.route('**/api/publications/980', route =>
    route.fulfill({ json: { ...publication(980), changes: [change, change] } }),
  )
  await lose(page, '**/api/publications/980')
  await opener.press('Enter')
  await tryAgain(page)
  await expect(opener).toBeFocused()
})

test('“Try again” at a publication that went live meanwhile shows it live, and its held page no longer', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 409/)
  await loggedIn.createProduct()
  const [latest] = (await (await loggedIn.request.get('/api/publications?limit=1')).json()) as PublicationView[]
  let isLive = false
  const failed = { ...latest, state: 'failed', error: { code: 'RENDER_FAILED', pages: ['/tooted'], page_count: 1 } }
  const held = { count: 1, pages: [{ address: '/tooted', is_kept: true, held_since: latest?.queued_at }] }
  await page.route('**/api/publications/events', route => route.abort())
  await page.route(PUBLICATIONS, route => route.fulfill({ json: [isLive ? latest : failed] }))
  await page.route('**/api/publications/held-pages', route => route.fulfill({ json: isLive ? { count: 0, pages: [] } : held }))
  await page.route('**/api/publications/*/retry', route => {
    isLive = true
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'NOTHING_TO_RETRY', instance: '' }
    return route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem })
  })
  await page.goto('/admin/publications')
  const heldPages = page.getByRole('region', { name: 'Üht lehte ei õnnestunud koostada' })
  await expect(heldPages).toBeVisible()
  const toasts = await shownToasts(page)
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByRole('main').getByRole('list').getByText('Avaldatud', { exact: true })).toBeVisible()
  await expect(heldPages).toHaveCount(0)
  expect(await toasts()).toEqual([])
})

test('in the inbox the focus of “Try again” goes to the count when the list itself did not come', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  // Without a message there is no mail that the page would look after by itself.
  await page.goto('/admin/messages?q=puudub')
  await expect(page.locator('#message-count')).toHaveText('0 kirja')
  await lose(page, '**/api/messages?*')
  // As on the way back to the tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await tryAgain(page)
  await expect(page.locator('#message-count')).toBeFocused()
})
