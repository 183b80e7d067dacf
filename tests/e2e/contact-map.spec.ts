import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { expect, test } from './fixtures.ts'

const LANGUAGES = [
  {
    prefix: '',
    show: 'Näita kaarti',
    open: 'Ava OpenStreetMapis',
    offline: 'Internetiühendus puudub',
    unseen: 'Kui kaarti ei ilmu',
  },
  { prefix: '/en', show: 'Show the map', open: 'Open in OpenStreetMap', offline: 'You are offline', unseen: 'If no map appears' },
  {
    prefix: '/ru',
    show: 'Показать карту',
    open: 'Открыть на OpenStreetMap',
    offline: 'Нет подключения к интернету',
    unseen: 'Если карта не появилась',
  },
] as const

test('a map that cannot be loaded leaves the visitor with the address and a way to it', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  // The accessibility check speaks to every frame.
  allowConsole(/^Failed to execute 'postMessage'/)
  await page.route('https://www.openstreetmap.org/**', route => route.abort('blockedbyclient'))
  for (const { prefix, show, open, offline, unseen } of LANGUAGES) {
    await page.goto(`${prefix}/kontakt`)
    const map = page.locator('.contact-map')
    const status = map.getByRole('status')
    await context.setOffline(true)
    await map.getByRole('link', { name: show }).click()
    await expect(status).toContainText(offline)
    await expect(status).toContainText('Aniisi 7, 51003 Tartu')
    await expect(map.locator('iframe')).toHaveCount(0)
    await context.setOffline(false)
    await map.getByRole('link', { name: show }).click()
    await expect(map.locator('iframe')).toBeFocused()
    await expect(status).toContainText(unseen)
    await expect(status).toContainText('Aniisi 7, 51003 Tartu')
    const [frame, link] = await Promise.all([
      map.locator('iframe').boundingBox(),
      map.getByRole('link', { name: open }).boundingBox(),
    ])
    expect(link?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
    await expect(map.getByRole('link', { name: open })).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
    if (prefix === '') await expectAccessible(page)
    await expectFits(page, prefix)
  }
})

test('the map opens beside the page when it is pressed with Ctrl', async ({ page, context }) => {
  await context.route('https://**', route => route.fulfill({ contentType: 'text/html', body: 'map' }))
  await page.goto('/kontakt')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Näita kaarti' }).click({ modifiers: ['Control'] })
  await opened
  await expect(page.getByRole('link', { name: 'Näita kaarti' })).toBeVisible()
  await expect(page.locator('.contact-map iframe')).toHaveCount(0)
})
