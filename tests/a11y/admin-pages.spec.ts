import type { Page } from '@playwright/test'
import { ADMIN_PAGES, type AdminPage } from '#common/admin-pages.ts'
import { adminPaths } from '#common/admin-paths.ts'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { accessibilityProblems, expectFormsReady, layoutProblems } from '#tests/support/accessibility.ts'
import { type AdministratorApi, expect, test } from '../e2e/fixtures.ts'

/**
 * Every page of the administrators, by the product's own tables. One of each kind is judged in one language: those of the same
 * kind differ in words alone, for which each page in each language is seen at both widths. `A11Y_PAGES=all` judges all.
 */
const ALL = process.env['A11Y_PAGES'] === 'all'
const PHONE = 360
const DESKTOP = 1280
/** Nothing is so far below that it waits to be seen. */
const HEIGHT = 2_000
/** Pages that are in columns where there is room, one of each shape. */
const IN_COLUMNS = [
  'editproduct',
  'addeditcategory',
  'addfeedback',
  'addkinkekaart',
  'text',
  'messages',
  'publications',
  'pictures',
]

/** Where the things are that a page of this name edits. */
const ITEMS: Readonly<Record<string, string>> = {
  editproduct: '/api/products',
  editpost: '/api/posts',
  editcategory: '/api/categories',
  editfeedback: '/api/feedbacks',
  editlohnastus: '/api/services/lohnastused',
  editmeeskond: '/api/services/meeskonnad',
  edituritus: '/api/services/uritused',
  edithuviring: '/api/services/huviringid',
  editkinkekaart: '/api/services/kinkekaardid',
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: PHONE, height: HEIGHT } })
test.setTimeout(ALL ? 1_800_000 : 600_000)

for (const prefix of LOCALES.map(localePrefix)) {
  test(`every page of the administrators fits phones and desktops in ${prefix || '/et, and is accessible'}`, async ({
    page,
    loggedIn,
  }) => {
    const problems: string[] = []
    const judged = new Set<string>()
    const judge = async (address: string, kind: string) => {
      const found: string[] = []
      const isJudged = ALL || (prefix === '' && !judged.has(kind))
      judged.add(kind)
      if (isJudged) found.push(...(await accessibilityProblems(page)))
      if (isJudged && (ALL || IN_COLUMNS.includes(kind))) {
        await page.setViewportSize({ width: DESKTOP, height: HEIGHT })
        found.push(...(await accessibilityProblems(page)))
        await page.setViewportSize({ width: PHONE, height: HEIGHT })
      }
      found.push(...(await layoutProblems(page, prefix)))
      problems.push(...found.map(problem => `${prefix}${address} ${problem}`))
    }
    for (const guarded of ADMIN_PAGES) {
      const address = await addressOf(guarded, loggedIn)
      // The form is that of the first of its kind; its words are in the page already.
      const isKnown = !ALL && judged.has(kindOf(guarded))
      await page.goto(prefix + address, { waitUntil: isKnown ? 'domcontentloaded' : 'load' })
      expect(new URL(page.url()).pathname).toBe(prefix + address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (!isKnown) await waitUntilReady(page)
      await judge(address, kindOf(guarded))
    }
    expect([...judged]).toEqual(expect.arrayContaining(IN_COLUMNS))
    const guarded = new Set<string>(ADMIN_PAGES.map(({ route }) => route))
    const open = Object.values(adminPaths).filter(path => typeof path === 'string' && !guarded.has(path.replace(/\/$/, '')))
    expect(open).toHaveLength(3)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    for (const address of open) {
      await page.goto(`${prefix}${String(address)}`)
      await expectFormsReady(page)
      await judge(String(address), String(address))
    }
    expect(problems).toEqual([])
  })
}

/** The name of pages that are one form with other words: all that add a service, all that edit one, all that edit a text. */
function kindOf({ name }: AdminPage): string {
  if (/^[a-z]+(?:-[a-z]+)+$/.test(name)) return 'text'
  return name.replace(/^(add|edit)(lohnastus|meeskond|uritus|huviring)$/, '$1-service')
}

/** The page's address for a thing that there is. */
async function addressOf({ route, name }: AdminPage, { request }: AdministratorApi): Promise<string> {
  if (!route.includes(':')) return route
  const list = ITEMS[name]
  if (list === undefined) throw new Error(`${route} edits something that this test does not know: add where it is listed`)
  const [item] = (await (await request.get(list)).json()) as { id: number }[]
  return route.replace(':category', '_').replace(':id', String(item?.id))
}

/** Waits for the form and its text editor. Those of the other languages wait in their tabs until they are seen. */
async function waitUntilReady(page: Page): Promise<void> {
  const controls = page.locator('main :is(astro-island, [data-editor])').locator('button, input, select, a[href]')
  await expect(controls.filter({ visible: true }).first()).toBeVisible()
  // An alert without words has nothing to tell yet: a form keeps one for the error that screen readers are to read at once.
  await expect(page.locator('main').locator('[role=alert]:not(:empty), [aria-busy=true]:visible')).toHaveCount(0)
  await expect(page.locator('main').getByText(/^(Laadin|Loading|Загрузка)…$/)).toHaveCount(0)
}
