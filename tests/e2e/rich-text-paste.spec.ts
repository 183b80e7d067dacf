import type { Locator, Page } from '@playwright/test'
import { expect, openEditor, test } from './fixtures.ts'
import * as samples from './paste-samples.ts'
import { expectHtml, htmlOf, openTextEditor, paste, startAnew } from './rich-text-steps.ts'

/** Hidden, too: behind a dialog. */
const notice = (page: Page) => page.getByRole('status', { includeHidden: true }).filter({ hasText: /kleep/ })

async function pasteAnew(text: Locator, clipboard: Parameters<typeof paste>[1]): Promise<void> {
  await startAnew(text)
  await paste(text, clipboard)
}

/** Opens a dialog by its button in the toolbar, and closes it. */
async function lookInto(page: Page, name: 'Link' | 'Pilt' | 'Video'): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('what is pasted from Word, Google Docs and web pages comes out clean and runs nothing', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  // The picture's host, which is none, is asked for it.
  allowConsole(/status of 422/)
  const text = await openTextEditor(page, await loggedIn.createProduct())

  await pasteAnew(text, { html: samples.FROM_WORD })
  await expectHtml(text, samples.WORD_CLEANED)
  await expect(notice(page)).toHaveText(/^Üks pilt jäi kleepimata/)

  await pasteAnew(text, { html: samples.FROM_GOOGLE_DOCS })
  await expectHtml(text, samples.GOOGLE_DOCS_CLEANED)
  await expect(notice(page)).toHaveCount(0)

  // Another program with the same editor's library.
  await pasteAnew(text, { html: '<table data-pm-slice="1 1 []"><tr><td>Maht</td><td>5 m<sup>2</sup></td></tr></table>' })
  await expectHtml(text, '<p>Maht – 5 m²</p>')
  await pasteAnew(text, { html: '<p data-pm-slice="1 1 []">Algus</p><p style="text-align: center">Keskel</p>' })
  await expectHtml(text, '<p>Algus</p><p class="al-center">Keskel</p>')

  await pasteAnew(text, { html: samples.FROM_WEB })
  await expectHtml(text, samples.WEB_CLEANED)
  await expect(notice(page)).toHaveText(/^2 pilti jäi kleepimata/)
  // The number of unread messages may precede it.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Muuda toodet/)
  const shown = page.frameLocator('iframe[title="Eelvaade"]')
  await expect(shown.getByRole('heading', { name: 'Uudis' })).toBeVisible()
  await expect(shown.locator('body :is(script, iframe, svg, form, [onerror], [onclick])')).toHaveCount(0)
})

test('pasted words and lines stay apart as they were, and reviewers’ remarks do not come along', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  for (const [html, cleaned] of [...samples.APART, samples.WITH_COMMENT]) {
    await pasteAnew(text, { html })
    await expectHtml(text, cleaned)
  }
  await pasteAnew(text, { text: 'rida üks\u000brida kaks' })
  await expectHtml(text, '<p>rida üks</p><p>rida kaks</p>')
})

test('pasted steps keep their numbers up to the page and back', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  const text = await openTextEditor(page, product)
  for (const [html, cleaned] of samples.NUMBERED) {
    await pasteAnew(text, { html })
    await expectHtml(text, cleaned)
  }
  const third = 'ol[start="3"]'
  await expect(page.frameLocator('iframe[title="Eelvaade"]').locator(third)).toHaveText('ValaLase hanguda')
  await page.keyboard.press('Control+s')
  await page.locator(`[data-product="${product.id}"]`).getByRole('link').first().click()
  await expect(page.locator(third)).toHaveText('ValaLase hanguda')
  await expect(page.locator(third)).toHaveCSS('list-style-type', 'decimal')
  await openEditor(page, product)
  await expectHtml(text, samples.NUMBERED.at(-1)?.[1] ?? '')
})

test('a pasted picture of another host is in the library, and in sight, before the text is saved', async ({ page, loggedIn }) => {
  const own = '/pildid/kaubamark.svg'
  await page.route('**/api/pictures/from-address', route => route.fulfill({ json: { url: own } }))
  const text = await openTextEditor(page, await loggedIn.createProduct())
  await pasteAnew(text, { html: '<p><img src="https://example.ee/a.jpg" alt="Pilt"></p>' })
  await expectHtml(text, `<p><img src="${own}" alt="Pilt"></p>`)
  await expect(page.frameLocator('iframe[title="Eelvaade"]').getByAltText('Pilt')).toBeVisible()

  // Undone and pasted again, it needs no second fetch; one of this site needs none.
  await page.route('**/api/pictures/from-address', route => route.abort())
  await text.press('Control+z')
  await expect(text.locator('img')).toHaveCount(0)
  await pasteAnew(text, { html: '<p><img src="https://example.ee/a.jpg" alt="Pilt"></p>' })
  await expectHtml(text, `<p><img src="${own}" alt="Pilt"></p>`)
  await pasteAnew(text, { html: `<p><img src="${new URL(own, page.url()).href}" alt="Oma"></p>` })
  await expectHtml(text, `<p><img src="${own}" alt="Oma"></p>`)
  await expect(notice(page)).toHaveCount(0)
})

test('a pasted video comes along by its sources, and a notice counts those that cannot', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  const address = 'https://example.ee/saal.mp4'
  for (const video of [
    `<video src="${address}"></video>`,
    `<video><source src="blob:https://example.ee/1"><source src=" ${address} " type="video/mp4">Ei mängi</video>`,
    `<video src="blob:https://example.ee/1"><source src="${address}"></video>`,
    `<p data-pm-slice="1 1 []">Kleebitud</p><video src="${address}"></video>`,
  ]) {
    await pasteAnew(text, { html: `<p>Enne</p>${video}<p>Pärast</p>` })
    await expect(text.locator('[data-video]')).toHaveAttribute('data-video', address)
    await expect(notice(page)).toHaveCount(0)
  }
  await pasteAnew(text, { html: '<p>Enne</p><video><source src="blob:https://example.ee/1"></video>' })
  await expectHtml(text, '<p>Enne</p>')
  await expect(notice(page)).toHaveText(/^Üks video jäi kleepimata/)
  await pasteAnew(text, { html: '<p>Enne</p><video src="/a.ogv"></video><video></video><img src="file:///a.png">' })
  await expectHtml(text, '<p>Enne</p>')
  await expect(notice(page)).toHaveText(/^Üks pilt jäi kleepimata.*2 videot jäi kleepimata/)
  // Each opening of a dialog that the notice names counts for one of them.
  await lookInto(page, 'Link')
  await expect(notice(page)).toHaveText(/^Üks pilt jäi kleepimata.*2 videot jäi kleepimata/)
  await lookInto(page, 'Pilt')
  await expect(notice(page)).toHaveText(/^2 videot jäi kleepimata/)
  await lookInto(page, 'Video')
  await expect(notice(page)).toHaveText(/^Üks video jäi kleepimata/)
  await lookInto(page, 'Video')
  await expect(notice(page)).toHaveCount(0)
  await pasteAnew(text, { html: '<p>Enne</p><iframe src="https://example.ee/kaart"></iframe><div hidden><video></video></div>' })
  await expectHtml(text, '<p>Enne</p>')
  await expect(notice(page)).toHaveCount(0)
})

test('plain text, an address over words, and a file are pasted as what they are', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  await pasteAnew(text, { text: 'esimene <b>\n\nteine' })
  await expectHtml(text, '<p>esimene &lt;b&gt;</p><p>teine</p>')

  await pasteAnew(text, { text: '1998. aastal asutatud' })
  await expectHtml(text, '<p>1998. aastal asutatud</p>')

  await pasteAnew(text, { text: 'meie pood' })
  await text.press('Control+a')
  await paste(text, { text: 'https://example.ee/' })
  await expectHtml(text, '<p><a href="https://example.ee/" rel="noopener noreferrer">meie pood</a></p>')

  // As some programs copy a line.
  await text.press('Control+a')
  await paste(text, { text: 'https://example.ee/pood\n' })
  await expectHtml(text, '<p><a href="https://example.ee/pood" rel="noopener noreferrer">meie pood</a></p>')

  for (const words of ['/tooted', 'example.ee', 'https://example.ee/ on meie', 'https://example.ee/\nhttps://example.com/']) {
    await pasteAnew(text, { text: 'meie pood' })
    await text.press('Control+a')
    await paste(text, { text: words })
    await expectHtml(text, `<p>${words.replace('\n', '</p><p>')}</p>`)
  }

  await pasteAnew(text, { file: 'foto.png' })
  await expect(notice(page)).toHaveText(/^Faili ei saa/)
  await lookInto(page, 'Pilt')
  await expect(notice(page)).toHaveCount(0)
  await expectHtml(text, '<p></p>')
})

test('a text that is copied and pasted in the editor stays as it is', async ({ page, context, loggedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const description = '<h2 class="al-center">Pealkiri</h2><ul><li><p>üks <strong>kaks</strong></p></li></ul>'
  const text = await openTextEditor(page, await loggedIn.createProduct({ description }))
  const before = await htmlOf(text)
  await text.press('Control+a')
  await text.press('Control+x')
  await expectHtml(text, '<p></p>')
  await text.press('Control+v')
  await expectHtml(text, before)
})
