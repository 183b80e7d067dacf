import type { Page } from '@playwright/test'
import { ADMIN_PAGES } from '#server/site/admin-pages.ts'
import { aPlainPicture } from '../support/picture-files.ts'
import { firstForm, holdScripts, openAtOnce, typeWhereLoadingFails } from './first-form-steps.ts'
import { editorPath, expect, test } from './fixtures.ts'

const TITLE = 'Pealkiri eesti keeles'

const KINDS = ['editproduct', 'addpost', 'addkinkekaart', 'tooteinfo-editinfo', 'addeditcategory', 'editcategory']
/** Pages with such forms, of all shapes. */
const EDITORS = ADMIN_PAGES.filter(({ name }) => KINDS.includes(name))

test('a product is edited, and saved, before its editor is there', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Enne redaktorit', price: 12.5 })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(page.getByLabel(TITLE)).toHaveValue('Enne redaktorit')
  await expect(page.getByLabel('Hind, €').first()).toHaveValue('12,50')
  await expect(page.getByLabel('Kategooria')).toHaveValue(String(product.category_id))
  await expect(page.locator('#description')).toHaveText('Eesti tekst')

  await page.getByLabel('Hind, €').first().fill('13,50')
  await page.getByLabel(TITLE).fill('Kirjutatud kohe')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Laadin…')).toBeVisible()
  await expect(firstForm(page)).toHaveCount(1)
  release()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Kirjutatud kohe')
  await expect(page.locator(`[data-product="${product.id}"]`)).toContainText('13,50')
})

test('whoever types while the editor comes does not notice it: focus, caret and every letter stay', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Kask' })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(page.getByLabel(TITLE)).toHaveValue('Kask')
  await page.getByLabel(TITLE).press('Home')
  await page.keyboard.type('Raba ja ')
  release()
  await expect(firstForm(page)).toHaveCount(0)
  await expect(page.getByLabel(TITLE)).toBeFocused()
  await page.keyboard.type('k')
  await page.keyboard.press('Delete')
  await expect(page.getByLabel(TITLE)).toHaveValue('Raba ja kask')
  await expect(page.getByText('Salvestamata muudatused')).toBeVisible()
})

test('a word that a keyboard is composing is whole before its field is replaced', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Kask' })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(page.getByLabel(TITLE)).toHaveValue('Kask')
  await page.getByLabel(TITLE).press('End')
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'õis', selectionStart: 3, selectionEnd: 3 })
  const loaded = page.waitForResponse(/\/_astro\/react\.[\w-]+\.js$/)
  release()
  await (await loaded).finished()
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await expect(firstForm(page)).toHaveCount(1)
  await keyboard.send('Input.insertText', { text: 'õied' })
  await expect(firstForm(page)).toHaveCount(0)
  await expect(page.getByLabel(TITLE)).toHaveValue('Kaskõied')
  await expect(page.getByLabel(TITLE)).toBeFocused()
})

test('what was typed before the editor came is kept as a draft, beside what an earlier visit left behind', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Algne', price: 20 })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(page.getByLabel(TITLE)).toHaveValue('Algne')
  await page.getByLabel(TITLE).fill('Esimene katse')
  await page.goto('/robots.txt')
  await openAtOnce(page, editorPath(product))
  await expect(page.getByLabel(TITLE)).toHaveValue('Algne')
  await page.getByLabel('Hind, €').first().fill('21')
  await page.goto('/robots.txt')

  release()
  await openAtOnce(page, editorPath(product))
  await expect(page.getByText(`Mustandis muudetud: Hind, €, ${TITLE}.`)).toBeVisible()
  await expect(page.getByText(/on keegi salvestanud/)).toHaveCount(0)
  // Nobody has decided about it yet: what is typed now joins it.
  await page.getByLabel('Soodushind, €').fill('15')
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/robots.txt')
  await openAtOnce(page, editorPath(product))
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Esimene katse')
  await expect(page.getByLabel('Hind, €').first()).toHaveValue('21')
  await expect(page.getByLabel('Soodushind, €')).toHaveValue('15')
})

test('what was typed is kept while somebody looks elsewhere, and is no draft of another time afterwards', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(page.getByLabel(TITLE)).toHaveValue('Algne')
  await page.getByLabel(TITLE).fill('Pooleli')
  const drafts = (visibility: string) =>
    page.evaluate(state => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      return Object.values(localStorage).filter(value => String(value).includes('Pooleli')).length
    }, visibility)
  expect(await drafts('hidden')).toBe(1)
  expect(await drafts('visible')).toBe(0)
  await page.getByLabel(TITLE).fill('Edasi')
  release()
  await expect(firstForm(page)).toHaveCount(0)
  await expect(page.getByLabel(TITLE)).toHaveValue('Edasi')
  await expect(page.getByText('Mustandis muudetud')).toHaveCount(0)
})

test('a new product typed in at once is still there when the editor could not be loaded at first', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  const tryAgain = await typeWhereLoadingFails({ page, loggedIn, allowConsole }, '/addproduct', TITLE, 'Uus lõhn')
  await tryAgain()
  await expect(page.getByLabel(TITLE)).toHaveValue('Uus lõhn')
})

test('an editor whose scripts do not come says so, and what was typed is there after reloading', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const product = await loggedIn.createProduct({ header: 'Kask' })
  await page.route(/\/_astro\/client\.[\w-]+\.js$/, route => route.abort())
  await openAtOnce(page, editorPath(product))
  await expect(page.getByLabel(TITLE)).toHaveValue('Kask')
  await expect(page.getByRole('status').filter({ hasText: 'Redaktorit ei õnnestunud laadida' })).toBeVisible()
  await page.getByLabel(TITLE).fill('Ei kao')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'laadi leht uuesti' }).click()
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Ei kao')
})

test('a press on a language or on a button of the picture is done when the editor is there', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await page.getByRole('tab', { name: 'ENG' }).click()
  release()
  await expect(page.getByLabel('Pealkiri inglise keeles')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'ENG' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('a press that begins before the editor is there and ends after it is done', async ({ page, loggedIn }) => {
  expect((await loggedIn.categories()).length).toBeGreaterThan(0)
  const submit = page.getByRole('button', { name: 'Lisa', exact: true })
  const title = page.getByLabel(TITLE)
  for (const [press, end] of [
    [() => submit.hover().then(() => page.mouse.down()), () => page.mouse.up()],
    [() => submit.focus().then(() => page.keyboard.down('Space')), () => page.keyboard.up('Space')],
  ] as const) {
    const release = await holdScripts(page)
    await openAtOnce(page, '/addproduct')
    await expect(title).toBeVisible()
    await press()
    release()
    await expect(firstForm(page)).toHaveCount(0)
    await expect(title).not.toHaveAttribute('aria-invalid', 'true')
    await end()
    await expect(title).toHaveAccessibleDescription(/Ei saa olla tühi/)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a file that is chosen before the editor is there is uploaded by it', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  const buffer = await aPlainPicture(320, 200, '#385').webp().toBuffer()
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await page.locator('input[type=file]').setInputFiles({ name: 'kohe.webp', mimeType: 'image/webp', buffer })
  release()
  await expect(page.getByText('Üles laaditud: kohe.webp')).toBeVisible()
  await expect(page.getByLabel('Pildi aadress')).toHaveValue(/^\/media\//)
})

for (const [prefix, width] of [
  ['', 360],
  ['/en', 768],
  ['/ru', 1280],
] as const) {
  test(`nothing moves in ${prefix || '/et'} at ${width} px when an editor takes the place of its first form`, async ({
    page,
    loggedIn,
  }) => {
    const product = await loggedIn.createProduct({ description: '', description_en: '', description_ru: '' })
    await page.setViewportSize({ width, height: 800 })
    for (const { name, shell } of EDITORS) {
      const path =
        name === 'editproduct' ? editorPath(product, prefix) : prefix + shell.replace(/0$/, `${product.category_id}#vorm`)
      const release = await holdScripts(page)
      await openAtOnce(page, path)
      await expect(page.locator('form[data-first-form]:not([inert])')).toHaveCount(1)
      const before = await places(page)
      expect(before.length, path).toBeGreaterThan(2)
      release()
      await expect(firstForm(page)).toHaveCount(0)
      expect(await places(page), path).toEqual(before)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}

/** What stands where in the form: labels, fields and buttons, without the link that only an item has. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // The form is there before all of the page is: scripts that a test holds back come after that.
    if (document.readyState === 'loading')
      await new Promise(done => document.addEventListener('readystatechange', done, { once: true }))
    await document.fonts.ready
    const parts = document.querySelectorAll<HTMLElement>(
      ':is(form.editor :is(label, input:not([hidden]), select, [role=tab], [type=submit]), .category-list :is(li, a, button), h2)',
    )
    const scrolled = `scrolled ${Math.round(scrollY)}`
    const boxes = Array.from(parts, part => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [part.tagName, part.textContent || part.id, ...[x, y + scrollY, width, height].map(Math.round)].join(' ')
    })
    return [scrolled, ...boxes.filter(place => !place.endsWith('0 0'))]
  })
}
