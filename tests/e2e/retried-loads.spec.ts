import type { Page } from '@playwright/test'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { administratorTest as test, expect } from './fixtures.ts'

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
