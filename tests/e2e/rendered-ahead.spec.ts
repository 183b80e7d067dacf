import { expect, test } from './fixtures.ts'

type Sources = { preloadingAttemptSources: { key: { action: string; url: string } }[] }
type Prefetch = { key: { url: string }; status: string }

test('pages are fetched ahead when a pointer rests on their link; not the cart, feeds, other languages or forms', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  const ahead = new Set<string>()
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }: Sources) => {
    for (const { key } of preloadingAttemptSources) ahead.add(decodeURIComponent(new URL(key.url).pathname))
  })
  const isFetched = new Promise<void>(resolve => {
    devtools.on('Preload.prefetchStatusUpdated', ({ key, status }: Prefetch) => {
      if (key.url.endsWith('/asutajast') && status === 'Ready') resolve()
    })
  })
  await devtools.send('Preload.enable')
  await page.goto('/')
  await page.locator('header').getByRole('link', { name: 'Asutajast' }).hover()
  await isFetched

  expect([...ahead]).toEqual(expect.arrayContaining(['/asutajast', '/tooted', '/teenused', '/privaatsuspoliitika']))
  const kept = await page
    .locator('[data-cart-link], [data-locale], [data-form-dialog], a[type="application/rss+xml"]')
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname))
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter(path => path !== '/' && ahead.has(path))).toEqual([])
})

test('the services page shows the view that the visitor chose after the browser had rendered it ahead', async ({ page }) => {
  await page.goto('/teenused')
  await page.evaluate(() => {
    sessionStorage.setItem('servicesTab', 'ariklient')
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(page.getByRole('radio', { name: 'Äriklient' })).toBeChecked()
})
