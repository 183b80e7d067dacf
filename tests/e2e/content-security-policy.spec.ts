import { expect, test } from './fixtures.ts'

test('the pages of administrators break no rule of the content security policy', async ({ page, loggedIn: _loggedIn }) => {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(globalThis, { brokenRules: broken })
    document.addEventListener('securitypolicyviolation', event => {
      broken.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  const addresses = [
    '/admin/messages',
    '/admin/publications',
    '/admin/pictures',
    '/admin/haired',
    '/admin/logi',
    '/admin/isikuandmed',
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('astro-island[client="only"]:not([ssr])').first()).toBeAttached()
    expect(await page.evaluate(() => (globalThis as unknown as { brokenRules: string[] }).brokenRules), address).toEqual([])
  }
})
