import { expect, idle, test } from './fixtures.ts'

/** Words that only the administrator's part says: addresses, calls, styles, and the packages it alone uses. */
const ADMIN_WORDS =
  /addeditcategory|\/admin\/account|\/api\/publications|if-match|data-tool-place|ProseMirror|aria-roledescription/
const SCRIPT = /["'`](?:\.\/|\/?_astro\/)([\w.-]+\.js)/g
/** Named in the page, for a browser that remembers a login; the directive `client:administrator` fetches it. */
const ADMIN_SCRIPT = /\/_astro\/AdministratorTools\.[\w-]+\.js/

const PAGES = [
  '/',
  '/tooted',
  '/tooted/ostukorv',
  '/uudised',
  '/uudised/1',
  '/teenused',
  '/teenused/uritused',
  '/kinkekaardid',
  '/ninatrenn',
  '/kaubamark',
  '/asutajast',
  '/tooteinfo',
  '/kontakt',
  '/privaatsuspoliitika',
  '/en/tooted',
  '/ru/',
]

test('no script that a visitor can reach holds a word of the administrator’s part', async ({ request }) => {
  const scripts = new Map<string, string>()
  const collect = async (text: string): Promise<void> => {
    const names = [...text.matchAll(SCRIPT)].map(match => match[1] ?? '').filter(name => !scripts.has(name))
    for (const name of names) scripts.set(name, '')
    for (const name of names) {
      const response = await request.get(`/_astro/${name}`)
      expect(response.status(), name).toBe(200)
      scripts.set(name, await response.text())
      await collect(scripts.get(name) ?? '')
    }
  }
  const product = /href="(\/tooted\/[^/"]+\/\d+)"/.exec(await (await request.get('/tooted')).text())?.[1] ?? ''
  for (const page of [...PAGES, product]) {
    const html = await (await request.get(page)).text()
    expect(html, page).toMatch(ADMIN_SCRIPT)
    await collect(html.replace(ADMIN_SCRIPT, ''))
  }
  expect(scripts.size).toBeGreaterThan(8)
  expect([...scripts].filter(([, text]) => ADMIN_WORDS.test(text)).map(([name]) => name)).toEqual([])
})

test('a visitor who points at a link is sent nothing of the administrator’s part', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  // Opening a page is proved for all of them by tests/a11y/pages.spec.ts; its header is the same on all.
  await page.goto('/tooted')
  await page.getByRole('banner').getByRole('link').first().hover()
  await idle(page)
  await expect(page.locator('[data-tool-place]')).toHaveCount(0)
  expect(requested.filter(path => /administrator|arrange|Editor|\/auth\/|\/admin/i.test(path))).toEqual([])
})
