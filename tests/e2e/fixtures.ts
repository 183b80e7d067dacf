import { type APIRequestContext, type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import type { CategoryView } from '#server/categories/category.schemas.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import type { ProductView } from '#server/products/product.schemas.ts'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { administratorLogin } from '#tests/support/administrator-login.ts'
import { type BrowserTestProduct, withBrowserTestProduct } from '#tests/support/browser-test-product.ts'
import { TEST_ADMIN } from '#tests/support/product-process.ts'

export type PictureFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export type AdministratorApi = {
  /** Makes a product for one test alone; it is live. */
  createProduct(fields?: Partial<ProductView>): Promise<ProductView>
  uploadPicture(file: PictureFile): Promise<PictureView>
  categories(): Promise<CategoryView[]>
  /** Makes a category for one test alone; it is deleted after the test, if the test has not done that. */
  createCategory(fields?: Partial<CategoryView>): Promise<CategoryView>
  request: APIRequestContext
}

type Fixtures = {
  /** Credentials of the server's administrator. */
  credentials: { email: string; password: string }
  /** Logs the browser of this test in, without the form, by a login that other tests have, too: until one of them ends it. */
  loggedIn: AdministratorApi
  /** Says that the page will print text that matches, on purpose. */
  allowConsole: (pattern: RegExp) => void
  /** Closes every browser context that the test opened by itself: its pages would go on working beside the tests that follow. */
  contextsClosed: void
}

type WorkerFixtures = {
  /** The running product, which the tests of a worker use one after the other. */
  product: BrowserTestProduct
}

/** For a product's start and end, on a machine that is ten times slower than usual. */
const STARTED_WITHIN_MS = 600_000

/**
 * Tests against the running product. What a page prints to the console without being expected to fails the test, as
 * does an uncaught error.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [async ({}, use) => withBrowserTestProduct(use), { scope: 'worker', timeout: STARTED_WITHIN_MS }],

  // Every test asks for it: one may end as soon as its last save was answered, and the next begins when that is live.
  baseURL: async ({ product }, use) => {
    await product.waitUntilPublished()
    await use(product.origin)
  },

  credentials: async ({}, use) => use(TEST_ADMIN),

  allowConsole: [
    async ({ context }, use) => {
      const printed: string[] = []
      const allowed: RegExp[] = []
      watchConsole(context, printed)
      await use(pattern => void allowed.push(pattern))
      // An answer that a test holds back may still be asked for when the test ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(printed.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  contextsClosed: [
    async ({ browser, context }, use) => {
      await use()
      for (const opened of browser.contexts()) if (opened !== context) await opened.close()
    },
    { auto: true },
  ],

  loggedIn: async ({ page, baseURL }, use) => {
    const { request } = page.context()
    const headers = { origin: baseURL ?? '' }
    const { cookies } = await (await administratorLogin(headers.origin)).storageState()
    await page.context().addCookies(cookies)
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('loggedIn', 'true'))
    const categories = async () => (await (await request.get('/api/categories')).json()) as CategoryView[]
    const created: CategoryView[] = []
    await use({
      request,
      categories,
      async createCategory(fields = {}) {
        const answer = await request.post('/api/categories', { data: { name: `Proov ${Date.now()}`, ...fields }, headers })
        await expect(answer).toBeOK()
        const category = (await answer.json()) as CategoryView
        created.push(category)
        return category
      },
      async createProduct(fields = {}) {
        const category_id = fields.category_id ?? (await categories())[0]?.id
        const answer = await request.post('/api/products', { data: { ...BLANK_PRODUCT, category_id, ...fields }, headers })
        await expect(answer).toBeOK()
        await live(request, Number(answer.headers()['publication-id']))
        return (await answer.json()) as ProductView
      },
      async uploadPicture(file) {
        const answer = await request.post('/api/pictures', { multipart: { file }, headers })
        await expect(answer).toBeOK()
        return (await answer.json()) as PictureView
      },
    })
    for (const { id } of created) {
      const answer = await request.delete(`/api/categories/${id}`, { headers })
      expect([204, 404]).toContain(answer.status())
    }
  },
})

/** For files whose every test is an administrator's, also one that does not ask for `loggedIn` by name. */
export const administratorTest = test.extend<{ administrator: void }>({
  administrator: [async ({ loggedIn: _loggedIn }, use) => use(), { auto: true }],
})

export { expect }

/** With words in every language: those that have none of their own here get the English ones. */
const BLANK_PRODUCT = {
  ...HEADER.fields(
    () => 'Proovilõhn',
    () => 'Test scent',
  ),
  header_ru: 'Пробный аромат',
  ...DESCRIPTION.fields(
    () => '<p>Eesti tekst</p>',
    () => '<p>English text</p>',
  ),
  description_ru: '<p>Русский текст</p>',
  image: null,
  price: 20,
  new_price: null,
}

/** Waits for a publication, of which the answer to a save tells in its header. */
export async function live(request: APIRequestContext, publication: number): Promise<void> {
  const read = async () => {
    const { state, delivery } = (await (await request.get(`/api/publications/${publication}`)).json()) as PublicationView
    return delivery === 'waiting' ? 'on its way' : state
  }
  await expect.poll(read, { intervals: [25, 50, 100, 250] }).toBe('live')
}

/** The editor's address; any segment leads there, for the id decides. */
export function editorPath(product: { id: number }, prefix = ''): string {
  return `${prefix}/tooted/toode/editproduct/${product.id}`
}

/** Opens a product's editor and waits for it. */
export async function openEditor(page: Page, product: { id: number }, prefix = ''): Promise<void> {
  await page.goto(editorPath(product, prefix))
  await expect(page.locator('#header')).not.toHaveValue('')
}

/** Stops the clock of the pages that are opened next: it goes on only as a test says, however slow the machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
}

/** Chromium without a window now and then never calls back from a page that draws nothing more, unless it has a limit. */
const IDLE_WITHIN_MS = 1_000

/**
 * Waits until a page has nothing left to do, for {@link IDLE_WITHIN_MS} at most, and has been answered: what it asked for by then
 * was asked for before.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(timeout => new Promise(resolve => requestIdleCallback(resolve, { timeout })), IDLE_WITHIN_MS)
  await page.evaluate(() => fetch('/robots.txt').then(answer => answer.text()))
}

/** Waits until what follows an answer on the page has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Notes the toasts that come from now on: one may be gone before a test looks. @returns a function that gives their texts */
export async function shownToasts(page: Page): Promise<() => Promise<readonly string[]>> {
  const shown = await page.evaluateHandle(() => {
    const texts = new Set<string>()
    const note = () => document.querySelectorAll('.toast p').forEach(({ textContent }) => texts.add(textContent ?? ''))
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
    return texts
  })
  return () => shown.evaluate(texts => [...texts])
}

/** The browser's own words for a page that is left, or shown too late, while the change of pages is still being animated. */
const LEFT_IN_MID_TRANSITION =
  /^(AbortError: Transition was skipped|InvalidStateError: Transition was aborted because of invalid state)/

function watchConsole(context: BrowserContext, printed: string[]): void {
  context.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') printed.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', webError => {
    const error = String(webError.error())
    if (!LEFT_IN_MID_TRANSITION.test(error)) printed.push(error)
  })
}
