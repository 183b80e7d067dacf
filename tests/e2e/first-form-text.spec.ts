import type { Page } from '@playwright/test'
import { firstForm, holdScripts, openAtOnce } from './first-form-steps.ts'
import { editorPath, expect, test } from './fixtures.ts'
import { FROM_WORD, WORD_CLEANED } from './paste-samples.ts'
import { editedText, expectHtml, paste } from './rich-text-steps.ts'

/** The text wherever it is written: in the first form, in the form while its editor comes, in the editor. */
const textOf = (page: Page) => page.locator('#description')

test('a text is written, and saved, before its editor is there', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ description: '<h2>Kask</h2><p><strong>Vana</strong> lõik</p>' })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(textOf(page)).toContainText('Vana lõik')
  await page.getByText('Kirjeldus eesti keeles').click()
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' jätkub.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Uus lõik')
  await page.keyboard.press('Control+s')
  release()
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
  const saved = (await (await loggedIn.request.get(`/api/products/${product.id}`)).json()) as { description: string }
  expect(saved.description).toBe('<h2>Kask</h2><p><strong>Vana</strong> lõik jätkub.</p><p>Uus lõik</p>')
})

test('whoever writes a text while its editor comes does not notice it: focus, caret, spaces and every letter stay', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ description: '<p>Lõhn on hea</p>\n<ul><li>üks</li></ul>' })
  const releaseText = await holdScripts(page, /\/create-editor\.[\w-]+\.js$/)
  const releaseForm = await holdScripts(page, /\/_astro\/(?!first-form-page|create-editor)[^/]+\.js$/)
  await openAtOnce(page, editorPath(product))
  await expect(textOf(page)).toContainText('Lõhn on hea')
  await textOf(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.type(' siin ')

  releaseForm()
  await expect(firstForm(page)).toHaveCount(0)
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.type('ja ')
  await expect(page.getByText('Salvestamata muudatused')).toBeVisible()
  await expect(editedText(page)).toHaveCount(0)

  releaseText()
  await expect(editedText(page)).toBeFocused()
  await page.keyboard.type('seal')
  await expectHtml(editedText(page), '<p>Lõhn on hea siin ja seal</p><ul><li><p>üks</p></li></ul>')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+b')
  await expectHtml(editedText(page), '<p><strong>Lõhn on hea siin ja seal</strong></p><ul><li><p>üks</p></li></ul>')
})

test('a new text begins with what was written before its editor was there; what was taken back leaves nothing to save', async ({
  page,
  loggedIn,
}) => {
  expect((await loggedIn.categories()).length).toBeGreaterThan(0)
  const release = await holdScripts(page)
  await openAtOnce(page, '/addproduct')
  await textOf(page).click()
  await page.keyboard.type('Esimene')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  release()
  await expect(editedText(page)).toBeFocused()
  await page.keyboard.type('kolmas')
  await expectHtml(editedText(page), '<p>Esimene</p><p></p><p>kolmas</p>')

  const product = await loggedIn.createProduct({ description: '<p>Sama <a href="/tooted">link</a></p>' })
  const releaseAgain = await holdScripts(page)
  page.on('dialog', dialog => void dialog.accept())
  await openAtOnce(page, editorPath(product))
  await expect(textOf(page)).toContainText('Sama')
  await textOf(page).press('Control+End')
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  releaseAgain()
  await expect(editedText(page)).toBeFocused()
  await expect(page.getByText('Salvestamata muudatused')).toBeHidden()
})

test('what is pasted before the editor is there comes out as clean as in it', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ description: '' })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(firstForm(page).and(page.locator(':not([inert])'))).toHaveCount(1)
  await textOf(page).focus()
  await paste(textOf(page), { html: FROM_WORD })
  await expect(textOf(page).locator('h4')).toHaveText('Peen pealkiri')
  await expect(textOf(page).locator('[style], table, span')).toHaveCount(0)
  release()
  await expectHtml(editedText(page), WORD_CLEANED)
  await expect(page.getByRole('status').filter({ hasText: 'Üks pilt jäi kleepimata' })).toBeVisible()
})

test('a word that is composed in a text is whole before its editor takes it over', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ description: '<p>Kask</p>' })
  const release = await holdScripts(page, /\/create-editor\.[\w-]+\.js$/)
  await openAtOnce(page, editorPath(product))
  await expect(firstForm(page)).toHaveCount(0)
  await textOf(page).press('End')
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'õis', selectionStart: 3, selectionEnd: 3 })
  const loaded = page.waitForResponse(/\/create-editor\.[\w-]+\.js$/)
  release()
  await (await loaded).finished()
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await expect(editedText(page)).toHaveCount(0)
  await keyboard.send('Input.insertText', { text: 'õied' })
  await expect(editedText(page)).toBeFocused()
  await page.keyboard.type('!')
  await expectHtml(editedText(page), '<p>Kaskõied!</p>')
})

test('a text written before the editor came is a draft for whoever leaves', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ description: '<p>Algne</p>' })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(textOf(page)).toHaveText('Algne')
  await textOf(page).press('Control+End')
  await page.keyboard.type(' ja lisatud')
  await page.goto('/robots.txt')
  release()
  await openAtOnce(page, editorPath(product))
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expectHtml(editedText(page), '<p>Algne ja lisatud</p>')
})
