import type { Page } from '@playwright/test'
import { administratorTest as test, expect } from './fixtures.ts'

const NUMBER = '\\d+'

/** Pages, and the addresses that their controls lead to; a pattern means one link on each item of the list. */
const PAGES = [
  {
    page: '/tooted',
    links: ['/addproduct', '/tooted/addeditcategory'],
    each: { things: '[data-product]', link: `/tooted/[^/]+/editproduct/${NUMBER}` },
  },
  { page: '/uudised', links: ['/uudised/addpost'], each: { things: '[data-post]', link: `/uudised/editpost/${NUMBER}` } },
  { page: '/uudised/1', links: ['/uudised/editpost/1'] },
  { page: '/', links: ['/addfeedback'], each: { things: '[data-edit^=feedback]', link: `/editfeedback/${NUMBER}` } },
  slider('/teenused/lohnastuslahendused', 'lohnastus', 'editlohnastusinfo'),
  slider('/teenused/meeskonnakoolitused', 'meeskond', 'editmeeskondinfo'),
  slider('/teenused/uritused', 'uritus', 'editinfo'),
  slider('/teenused/huviringid', 'huviring', null),
  slider('/kinkekaardid', 'kinkekaart', 'editkinkekaartinfo'),
  { page: '/ninatrenn', links: ['/ninatrenn/editninatrenninfo', '/ninatrenn/editninatrenn'] },
  { page: '/kaubamark', links: ['/kaubamark/editabout/'] },
  { page: '/asutajast', links: ['/asutajast/editfounder/'] },
  { page: '/tooteinfo', links: ['/tooteinfo/editinfo/'] },
  { page: '/teenused', links: ['/teenused/editeraklient', '/teenused/editariklient'] },
]

function slider(page: string, word: string, info: string | null) {
  const links = [`${page}/add${word}`, ...(info === null ? [] : [`${page}/${info}`])]
  return { page, links, each: { things: '.service-slide', link: `${page}/edit${word}/${NUMBER}` } }
}

/** A control, with the length of its shorter side; 0 when it is not visible. */
type Tool = { href: string; name: string; side: number }

/** The controls of the page, those in its tabs as each is open; `number` is how many there will be. */
async function controls(page: Page, number: number): Promise<Tool[]> {
  const links = page.locator('main [data-tool-place] a')
  await expect(links).toHaveCount(number)
  const read = () =>
    links.evaluateAll(elements =>
      elements.map(element => {
        const { width, height } = element.getBoundingClientRect()
        const name = element.ariaLabel ?? element.textContent ?? ''
        const side = element.checkVisibility({ visibilityProperty: true }) ? Math.min(width, height) : 0
        return { href: element.getAttribute('href') ?? '', name, side }
      }),
    )
  let found = await read()
  for (const tab of await page.locator('main [name=vaade]').all()) {
    await tab.check({ force: true })
    const inTab = await read()
    found = found.map((tool, index) => (tool.side > 0 ? tool : (inTab[index] ?? tool)))
  }
  return found
}

for (const { prefix, named, added } of [
  { prefix: '', named: /^Muuda /, added: /^lisa \+ / },
  { prefix: '/en', named: /^Edit /, added: /^add \+ / },
  { prefix: '/ru', named: /^Изменить /, added: /^добавить \+ / },
]) {
  // In the other languages one page of each shape: things of a list with other links, such with their own texts, texts alone.
  const pages = prefix === '' ? PAGES : PAGES.filter(each => ['/tooted', '/teenused/uritused', '/ninatrenn'].includes(each.page))
  test(`what can be edited leads to its editor in ${prefix || '/et'}`, async ({ page }) => {
    for (const { page: path, links, each } of pages) {
      await page.goto(prefix + path)
      const things = each ? await page.locator(`main ${each.things}`).count() : 0
      const found = await controls(page, links.length + things)
      const pattern = new RegExp(`^${prefix}${each?.link ?? '-'}$`)
      const ofThings = found.filter(({ href }) => pattern.test(href))
      expect(new Set(ofThings.map(({ href }) => href)).size, path).toBe(things)
      const others = found.filter(link => !ofThings.includes(link)).map(({ href }) => href)
      expect(others.toSorted(), path).toEqual(links.map(link => prefix + link).toSorted())
      for (const { name, side } of found) {
        expect(name).toMatch(name.includes('+') ? added : named)
        expect(side, `${path} ${name}`).toBeGreaterThanOrEqual(24)
      }
    }
  })
}

test('the gear of a product is in the corner of its picture', async ({ page }) => {
  await page.goto('/tooted')
  const card = page.locator('main [data-product]').first()
  const gear = card.getByRole('link', { name: /^Muuda toodet / })
  await expect(gear).toBeVisible()
  const [down, left] = await gear.evaluate(link => {
    const [around, at] = [link.closest('[data-product]'), link].map(element => element?.getBoundingClientRect())
    return [Number(at?.top) - Number(around?.top), Number(around?.right) - Number(at?.right)].map(Math.abs)
  })
  expect(down).toBeLessThan(16)
  expect(left).toBeLessThan(16)
})

test('a product has its gear on its page also where its description has a heading that is a link', async ({ page, loggedIn }) => {
  const heading = '<h2><a href="https://example.ee/">Sari</a></h2>'
  const { id } = await loggedIn.createProduct({ header: 'Sarja küünal', description: `${heading}<p>Eesti tekst</p>` })
  await page.goto(`/tooted/_/${id}`)
  const gear = page.getByRole('main').getByRole('link', { name: 'Muuda toodet „Sarja küünal”' })
  await expect(gear).toHaveAttribute('href', new RegExp(`^/tooted/[^/]+/editproduct/${id}$`))
})

test('products and posts on a list’s second page have gears of their own, and all gears go at log-out', async ({ page }) => {
  await page.goto('/tooted')
  const gears = page.getByRole('main').getByRole('link', { name: /^(Muuda toodet|Edit post) / })
  await expect(gears.first()).toBeVisible()
  const shown = async (selector: string, mark: string) => {
    const things = await page
      .locator(selector)
      .evaluateAll((elements, name) => elements.map(each => each.getAttribute(name)), mark)
    const hrefs = await gears.evaluateAll(elements => elements.map(each => each.getAttribute('href')?.split('/').at(-1)))
    return things.length > 0 && JSON.stringify(things) === JSON.stringify(hrefs)
  }
  const first = await gears.first().getAttribute('href')
  await page.locator('[data-page="2"]').first().click()
  await expect(gears.first()).not.toHaveAttribute('href', first ?? '')
  await expect.poll(() => shown('[data-product]', 'data-product')).toBe(true)

  await page.goto('/en/uudised')
  await expect(gears.first()).toBeVisible()
  await page.locator('[data-page="2"]').first().click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => shown('[data-post]', 'data-post')).toBe(true)
  await expect(gears.first()).toHaveAccessibleName(/^Edit post “.+”$/)

  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  const entries = page.getByRole('banner').locator('[role=menu] a')
  await expect
    .poll(() => entries.evaluateAll(links => links.map(link => link.getAttribute('href'))))
    .toEqual([
      '/en/admin/messages',
      '/en/admin/publications',
      '/en/admin/pictures',
      '/en/admin/haired',
      '/en/admin/logi',
      '/en/admin/account',
    ])
  await page.getByRole('banner').getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.locator('main [data-tool-place]')).toHaveCount(0)
})
