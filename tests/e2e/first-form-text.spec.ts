import type { Page } from '@playwright/test'
import { firstForm, holdScripts, openAtOnce } from './first-form-steps.ts'
import { editorPath, expect, test } from './fixtures.ts'
import { FROM_WEB, FROM_WORD, WEB_CLEANED, WORD_CLEANED } from './paste-samples.ts'
import { editedText, expectHtml, paste, selectedIn } from './rich-text-steps.ts'

const TEXT_EDITOR = /\/create-editor\.[\w-]+\.js$/

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
  const releaseText = await holdScripts(page, TEXT_EDITOR)
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
  // The editor hears of it a moment later.
  await expect.poll(() => selectedIn(editedText(page))).toBe('Lõhn on hea siin ja seal')
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
  await expect(textOf(page).and(page.locator('[data-typed]'))).toHaveCount(0)
  releaseAgain()
  await expect(editedText(page)).toBeFocused()
  await expect(page.getByText('Salvestamata muudatused')).toBeHidden()
})

test('what is pasted before the editor is there comes out as clean as in it; what is no text leaves the text alone', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  // A picture of another host, which is none: the page loads nothing from there, and the editor asks for it in vain.
  allowConsole(/Content Security Policy|status of 422/)
  const product = await loggedIn.createProduct({ description: '' })
  for (const [pasted, cleaned, said] of [
    [{ html: FROM_WORD }, WORD_CLEANED, 'Üks pilt jäi kleepimata'],
    [{ html: FROM_WEB }, WEB_CLEANED, '2 pilti jäi kleepimata'],
    [{ html: '<div><div>Esimene</div><div><br></div><div>Teine</div></div>' }, '<p>Esimene</p><p>Teine</p>', null],
  ] as const) {
    const release = await holdScripts(page)
    await openAtOnce(page, editorPath(product))
    await expect(firstForm(page).and(page.locator(':not([inert])'))).toHaveCount(1)
    await textOf(page).focus()
    await paste(textOf(page), pasted)
    await expect(textOf(page).locator('[style], table, span, div')).toHaveCount(0)
    await page.keyboard.press('Control+a')
    if (said === null) await paste(textOf(page), { file: 'foto.png' })
    release()
    await expectHtml(editedText(page), cleaned)
    await expect(page.getByRole('status').filter({ hasText: said ?? 'Faili ei saa' })).toBeVisible()
    page.once('dialog', dialog => void dialog.accept())
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.clear())
    await page.evaluate(() => localStorage.setItem('loggedIn', 'true'))
    await page.unrouteAll({ behavior: 'wait' })
  }
})

const VIDEO_URL = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const VIDEO = `<figure data-video="${VIDEO_URL}"><a href="${VIDEO_URL}" rel="noopener noreferrer">${VIDEO_URL}</a></figure>`

test('breaks and videos stay what they are in a text that is written before its editor is there', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({
    description: `<p><strong>Koostis:<br /></strong>lavendel </p><p>meri</p>${VIDEO}<p>Lõpp</p>`,
  })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(textOf(page)).toContainText('Koostis')
  await textOf(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('kaks')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Control+s')
  release()
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
  const saved = (await (await loggedIn.request.get(`/api/products/${product.id}`)).json()) as { description: string }
  expect(saved.description).toBe(
    `<p><strong>Koostis:<br /></strong>lavendel </p><p>meri</p>${VIDEO}<p>Lõpp<br />kaks<br /></p>`.replace(
      'lavendel ',
      'lavendel',
    ),
  )
})

test('the caret is where it was in a text that nobody has written in yet', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ description: '<p>esimene </p>\n<p>teine </p><p>kolmas</p>' })
  const release = await holdScripts(page)
  await openAtOnce(page, editorPath(product))
  await expect(textOf(page)).toContainText('kolmas')
  await textOf(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(editedText(page)).toBeFocused()
  await expect(page.getByText('Salvestamata muudatused')).toBeHidden()
  await page.keyboard.type('|')
  await expectHtml(editedText(page), '<p>esimene</p><p>teine</p><p>kolma|s</p>')
})

test('a word that is composed in a text is whole before its editor takes it over', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ description: '<p>Kask</p>' })
  const release = await holdScripts(page, TEXT_EDITOR)
  await openAtOnce(page, editorPath(product))
  await expect(firstForm(page)).toHaveCount(0)
  await textOf(page).press('End')
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'õis', selectionStart: 3, selectionEnd: 3 })
  const asked = page.waitForRequest(TEXT_EDITOR)
  release()
  // The text has asked for it before, so that it has been answered first.
  await page.evaluate(async url => void (await import(url)), (await asked).url())
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
