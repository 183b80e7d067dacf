import type { Page } from '@playwright/test'
import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { LOCALE_LABELS, localePrefix, LOCALES } from '#common/locales.ts'
import { answerBytes, BUDGETS, documentBytes } from '#tests/support/page-weight.ts'
import { expect, openEditor, test } from './fixtures.ts'

const TITLE = 'Pealkiri eesti keeles'

/** The scripts that only a dialog needs. */
const DIALOGS = /\/_astro\/(?:Dialogs|ConflictDialog|LogInDialog|PictureDialog|RichTextDialogs)\.[\w-]+\.js$/

/** What a form is usable without. */
const LATER = /\/_astro\/(?:Dialogs|ConflictDialog|LogInDialog|PictureDialog|RichTextDialogs|\w+Preview)\./
const TEXT_EDITOR = /\/_astro\/RichTextEditor\./

/** A page of each kind of editor. */
const KINDS = [
  'editproduct',
  'editpost',
  'addeditcategory',
  'editcategory',
  'editkinkekaart',
  'editfeedback',
  'tooteinfo-editinfo',
]

/** Pages whose only field is a text: its editor comes with the rest. */
const TEXTS = ['editfeedback', 'tooteinfo-editinfo']

/** Scripts of an editor until its fields are there, in Brotli: React is 60 kB of them, the words of a language are up to 8. */
const SCRIPT_BYTES = 86_000 + 8_000 * LOCALES.length
const TEXT_EDITOR_BYTES = 95_000

test('every kind of editor is as light as a public page; its form waits for few scripts, and only a text for the text editor’s', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const editors = ADMIN_PAGES.filter(({ name }) => KINDS.includes(name))
  expect(editors).toHaveLength(KINDS.length)
  const heavy: string[] = []
  for (const { name, shell } of editors) {
    for (const path of LOCALES.map(locale => localePrefix(locale) + shell)) {
      const { responseBytes } = await documentBytes(origin + path, cookie)
      if (responseBytes > BUDGETS.responseBytes) heavy.push(`${path} ${responseBytes}`)
    }
    const html = await (await loggedIn.request.get(shell)).text()
    const scripts = await scriptsOfIsland(origin, html)
    expect(scripts.size, shell).toBeGreaterThan(5)
    const textEditor = [...scripts.keys()].filter(script => TEXT_EDITOR.test(script))
    expect(textEditor, shell).toHaveLength(TEXTS.includes(name) ? 1 : 0)
    for (const script of textEditor) {
      const bytes = scripts.get(script) ?? 0
      if (bytes > TEXT_EDITOR_BYTES) heavy.push(`${script} ${bytes}`)
      scripts.delete(script)
    }
    const bytes = scripts.values().reduce((sum, one) => sum + one, 0)
    if (bytes > SCRIPT_BYTES) heavy.push(`${shell} scripts ${bytes}`)
    heavy.push(...[...scripts.keys()].filter(script => LATER.test(script)).map(script => `${shell} ${script}`))
  }
  expect(heavy).toEqual([])
})

test('an editor asks the API for the item and the categories once, also in another language', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Kohe kohal' })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openEditor(page, product)
  await expect(page.getByLabel('Kategooria')).toHaveValue(String(product.category_id))
  // Another language is read as a page and shown as words: nothing is asked for a second time.
  await page.getByRole('tab', { name: 'ENG' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.getByRole('tab', { name: 'EST' }).click()
  await expect(page.getByRole('navigation', { name: 'Peamenüü' })).toBeVisible()
  for (const path of [`/api/products/${product.id}`, '/api/categories']) {
    expect(asked.filter(one => one === path)).toEqual([path])
  }
})

test('going back to an editor shows what was saved since', async ({ page, loggedIn, baseURL }) => {
  const product = await loggedIn.createProduct({ header: 'Enne' })
  await openEditor(page, product)
  await expect(page.getByLabel(TITLE)).toHaveValue('Enne')
  await page.goto('/robots.txt')
  const headers = { origin: baseURL ?? '' }
  const saved = await loggedIn.request.put(`/api/products/${product.id}`, { data: { ...product, header: 'Pärast' }, headers })
  await expect(saved).toBeOK()
  await page.goBack()
  await expect(page.getByLabel(TITLE)).toHaveValue('Pärast')
})

test('dialogs come when the form is there, so that they open without a network, too', async ({
  page,
  context,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_(FAILED|INTERNET_DISCONNECTED|ABORTED)/)
  const product = await loggedIn.createProduct()
  await openEditor(page, product)
  await expect(page.locator('#description.ProseMirror')).toBeVisible()
  await expect
    .poll(() => fetchedDialogs(page))
    .toEqual(['ConflictDialog', 'Dialogs', 'LogInDialog', 'PictureDialog', 'RichTextDialogs'])
  // The preview's script may come last, and is no matter of this test.
  await expect(page.frameLocator('.page-frame iframe').getByRole('heading', { name: product.header })).toBeVisible()
  await context.setOffline(true)

  const remove = page.getByRole('button', { name: 'Kustuta' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Ei' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()

  await page.getByRole('button', { name: 'Link', exact: false }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#description')).toBeFocused()
})

test('a dialog whose script did not come says so, and opens when the page was loaded again, with what was typed', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const product = await loggedIn.createProduct()
  await page.route(DIALOGS, route => route.abort())
  await openEditor(page, product)
  await page.getByLabel(TITLE).fill('Alles')
  await page.getByRole('button', { name: 'Kustuta' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei saanud laadida. Kirjutatu jääb alles' })
  await expect(told).toBeVisible()
  await expect(page.getByLabel(TITLE)).toHaveValue('Alles')

  await page.unroute(DIALOGS)
  page.on('dialog', dialog => void dialog.accept())
  await told.getByRole('button', { name: 'Laadi leht uuesti' }).click()
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Alles')
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a dialog whose script comes late gives the focus back to what opened it', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  const pressed = Promise.withResolvers<void>()
  await page.route(DIALOGS, async route => {
    await pressed.promise
    await route.continue()
  })
  await openEditor(page, product)
  const opener = page.getByRole('button', { name: 'Vali pildikogust' })
  await opener.focus()
  await page.keyboard.press('Enter')
  pressed.resolve()
  await expect(page.getByRole('dialog', { name: 'Vali pilt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the language tabs are one stop of the Tab key, moved along by keys and pressed by Enter or Space', async ({
  page,
  loggedIn,
}) => {
  await openEditor(page, await loggedIn.createProduct())
  const tab = (name: string) => page.getByRole('tab', { name })
  const last = Object.values(LOCALE_LABELS).at(-1) ?? ''
  await expect(page.getByRole('tablist', { name: 'Keel' })).toBeVisible()
  await expect(tab('EST')).toHaveAttribute('aria-selected', 'true')
  await tab('EST').focus()
  for (const [key, name] of [
    ['ArrowLeft', last],
    ['ArrowRight', 'EST'],
    ['ArrowRight', 'ENG'],
    ['End', last],
    ['ArrowRight', 'EST'],
    ['PageDown', last],
    ['Home', 'EST'],
    ['ArrowRight', 'ENG'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
  }
  // Moving there shows nothing yet.
  await expect(tab('EST')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'EST' })).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(tab('ENG')).toHaveAttribute('aria-selected', 'true')
  await expect(tab('ENG')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'ENG' })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByRole('tabpanel', { name: 'RUS' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#header_ru')).toBeFocused()
})

/** The dialogs whose scripts this page has asked for. */
async function fetchedDialogs(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const dialogs = names.filter(name => DIALOGS.test(name)).map(name => /(\w+)\.[\w-]+\.js$/.exec(name)?.[1] ?? '')
  return [...new Set(dialogs)].sort()
}

/** The scripts that come before an island is drawn: its own, its renderer's and what they import. @returns bytes by path */
async function scriptsOfIsland(origin: string, html: string): Promise<Map<string, number>> {
  const scripts = new Map<string, number>()
  // Those of the header come when the visitor reaches for them.
  const [island = ''] = html.match(/<astro-island [^>]*client="only"[^>]*>/) ?? []
  const waiting = [...island.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)].map(([, path = '']) => path)
  for (const path of waiting) {
    if (scripts.has(path)) continue
    const { body } = await answerBytes(origin + path)
    scripts.set(path, body.length)
    const source = await (await fetch(origin + path)).text()
    waiting.push(...[...source.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => `/_astro/${name}`))
  }
  return scripts
}
