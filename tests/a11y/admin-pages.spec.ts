import type { Page } from '@playwright/test'
import { ADMIN_PAGES, type AdminPage } from '#common/admin-pages.ts'
import { adminPaths } from '#src/i18n/admin-paths.ts'
import { accessibilityProblems, expectFormsReady } from '#tests/support/accessibility.ts'
import { type AdministratorApi, expect, test } from '../e2e/fixtures.ts'

/**
 * Every page of the administrators, by the product's own tables, at 360 and at 1280 pixels. `A11Y_PAGES=all` judges each
 * language at both widths, else the first one, and the others where their words are more likely not to fit or to be alone.
 */
const ALL = process.env['A11Y_PAGES'] === 'all'
const WIDTHS = [360, 1280]
/** Nothing is so far below that it waits to be seen. */
const HEIGHT = 2_000
const LANGUAGES = [
  { prefix: '', widths: WIDTHS },
  { prefix: '/en', widths: ALL ? WIDTHS : [1280] },
  { prefix: '/ru', widths: ALL ? WIDTHS : [360] },
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

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(ALL ? 1_800_000 : 600_000)

for (const { prefix, widths } of LANGUAGES) {
  test(`every page of the administrators is accessible at ${widths.join(' and ')} px in ${prefix || '/et'}`, async ({
    page,
    loggedIn,
  }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT })
    const problems: string[] = []
    const judge = async (address: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        problems.push(...(await accessibilityProblems(page)).map(problem => `${prefix}${address} at ${width} px: ${problem}`))
      }
    }
    for (const guarded of ADMIN_PAGES) {
      const address = await addressOf(guarded, loggedIn)
      await page.goto(prefix + address)
      expect(new URL(page.url()).pathname).toBe(prefix + address)
      await ready(page)
      await judge(address)
    }
    const guarded = new Set(ADMIN_PAGES.map(({ route }) => route))
    const open = Object.values(adminPaths).filter(path => typeof path === 'string' && !guarded.has(path.replace(/\/$/, '')))
    expect(open).toHaveLength(3)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    for (const address of open) {
      await page.goto(`${prefix}${String(address)}`)
      await expectFormsReady(page)
      await judge(String(address))
    }
    expect(problems).toEqual([])
  })
}

/** The page's address for a thing that there is. */
async function addressOf({ route, name }: AdminPage, { request }: AdministratorApi): Promise<string> {
  if (!route.includes(':')) return route
  const list = ITEMS[name]
  if (list === undefined) throw new Error(`${route} edits something that this test does not know: add where it is listed`)
  const [item] = (await (await request.get(list)).json()) as { id: number }[]
  return route.replace(':category', '_').replace(':id', String(item?.id))
}

/** Loaded, and the text editor, too. Those of the other languages wait in their tabs until they are seen. */
async function ready(page: Page): Promise<void> {
  const controls = page.locator('main :is(astro-island, [data-editor])').locator('button, input, select, a[href]')
  await expect(controls.filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('main').locator('[role=alert], [aria-busy=true]:visible')).toHaveCount(0)
  await expect(page.locator('main').getByText(/^(Laadin|Loading|Загрузка)…$/)).toHaveCount(0)
}
