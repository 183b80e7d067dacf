import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { caretBetweenBars, expectHtml, openTextEditor, startAnew, writeHtml } from './rich-text-steps.ts'

const MARKS = [
  ['Paks kiri', 'Control+b', 'strong'],
  ['Kaldkiri', 'Control+i', 'em'],
  ['Läbikriipsutus', 'Control+Shift+x', 's'],
  ['Esiletõst', 'Control+Shift+h', 'mark'],
] as const
const HEADINGS = [1, 2, 3, 4] as const
const LISTS = [
  ['Täpploend', 'Control+Shift+8', '<ul><li><p>sõna</p></li></ul>'],
  ['Nummerdatud loend', 'Control+Shift+7', '<ol><li><p>sõna</p></li></ol>'],
  ['Tsitaat', 'Control+Shift+9', '<blockquote><p>sõna</p></blockquote>'],
] as const
const ALIGNMENTS = [
  ['Joonda keskele', 'Control+Shift+e', '<p class="al-center">sõna</p>'],
  ['Joonda paremale', 'Control+Shift+r', '<p class="al-right">sõna</p>'],
  ['Joonda rööpselt', 'Control+Shift+j', '<p class="al-justify">sõna</p>'],
] as const

const PLAIN = '<p>sõna</p>'

test('every button of the toolbar formats, stays pressed and takes its format back; so do its keys', async ({
  page,
  loggedIn,
}) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  await startAnew(text)
  await text.pressSequentially('sõna')
  await text.press('Control+a')
  for (const [name, keys, tag] of MARKS) await expectToggle(page, text, { name, keys, html: `<p><${tag}>sõna</${tag}></p>` })
  for (const level of HEADINGS) {
    const name = `${level}. taseme pealkiri`
    await expectToggle(page, text, { name, keys: `Control+Shift+${level}`, html: `<h${level}>sõna</h${level}>` })
  }
  for (const [name, keys, html] of [...LISTS, ...ALIGNMENTS]) await expectToggle(page, text, { name, keys, html })

  await text.press('Control+Shift+e')
  await button(page, 'Joonda vasakule').click()
  await expectHtml(text, PLAIN)
  await text.press('End')
  await button(page, 'Reavahetus').click()
  await text.pressSequentially('rida')
  await text.press('Shift+Enter')
  await text.pressSequentially('veel')
  await expectHtml(text, '<p>sõna<br>rida<br>veel</p>')
})

type Toggle = { readonly name: string; readonly keys: string; readonly html: string }

async function expectToggle(page: Page, text: Locator, { name, keys, html }: Toggle): Promise<void> {
  await button(page, name).click()
  await expectHtml(text, html)
  await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
  await text.press(keys)
  await expectHtml(text, PLAIN)
  await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false')
}

const button = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

test('emoticons become emoji while they are typed, and undo gives them back', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  for (const [typed, html] of [
    ['Tere :) ja ;) ja', '<p>Tere 🙂 ja 😉 ja</p>'],
    [':D.', '<p>😃.</p>'],
    ['Ma <3 lõhnu', '<p>Ma ❤️ lõhnu</p>'],
    ['alla <30 °C, (vt 8) B) http://x :Disain ', '<p>alla &lt;30 °C, (vt 8) B) http://x :Disain </p>'],
  ] as const) {
    await startAnew(text)
    await text.pressSequentially(typed)
    await expectHtml(text, html)
  }

  await startAnew(text)
  await text.pressSequentially('Tore :)')
  await text.press('Enter')
  await expectHtml(text, '<p>Tore 🙂</p><p></p>')
  await text.press('Control+z')
  await expectHtml(text, '<p>Tore :)</p>')

  for (const undo of ['Control+z', 'Backspace']) {
    await startAnew(text)
    await text.pressSequentially('Tore :) ')
    await text.press(undo)
    await expectHtml(text, '<p>Tore :) </p>')
    await text.pressSequentially('on')
    await expectHtml(text, '<p>Tore :) on</p>')
  }
})

test('what was done is undone and done again, by keys and by buttons', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct({ description: '<p>algus</p>' }))
  await expect(button(page, 'Võta tagasi')).toHaveAttribute('aria-disabled', 'true')
  await text.press('Control+a')
  await text.press('Control+b')
  await expectHtml(text, '<p><strong>algus</strong></p>')
  await button(page, 'Võta tagasi').click()
  await expectHtml(text, '<p>algus</p>')
  await button(page, 'Tee uuesti').click()
  await expectHtml(text, '<p><strong>algus</strong></p>')
  await text.press('Control+z')
  await expectHtml(text, '<p>algus</p>')
  await text.press('Control+y')
  await expectHtml(text, '<p><strong>algus</strong></p>')
})

test('a list is written with the keyboard alone, and Tab does not hold on to it', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  await startAnew(text)
  await text.press('Control+Shift+8')
  await text.pressSequentially('üks')
  await text.press('Enter')
  await text.pressSequentially('kaks')
  await text.press('Tab')
  await expectHtml(text, '<ul><li><p>üks</p><ul><li><p>kaks</p></li></ul></li></ul>')
  await text.press('Enter')
  await text.press('Backspace')
  await text.press('Backspace')
  await text.pressSequentially('pärast')
  await expectHtml(text, '<ul><li><p>üks</p><ul><li><p>kaks</p></li></ul></li></ul><p>pärast</p>')
  await text.press('Tab')
  await expect(text).not.toBeFocused()
})

test('Shift+Tab leaves a text that begins with a list, and takes an item out of an inner list', async ({ page, loggedIn }) => {
  const list = '<ul><li><p>üks</p><ul><li><p>kaks</p></li></ul></li></ul>'
  const text = await openTextEditor(page, await loggedIn.createProduct())
  // The caret is within "kaks".
  await writeHtml(text, list, 12)
  await expect(text).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const lifted = '<ul><li><p>üks</p></li><li><p>kaks</p></li></ul>'
  await expectHtml(text, lifted)
  await expect(text).toBeFocused()
  await text.press('Shift+Tab')
  await expect(text).not.toBeFocused()
  await expectHtml(text, lifted)
})

test('the toolbar is one stop of Tab, the arrow keys go along it and Escape leads back to the text', async ({
  page,
  loggedIn,
}) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  await page.getByText('Kirjeldus eesti keeles').click()
  await expect(text).toBeFocused()
  await text.press('Alt+F10')
  await expect(button(page, 'Võta tagasi')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(button(page, '1. taseme pealkiri')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectHtml(text, '<h1>Eesti tekst</h1>')
  await text.press('Alt+F10')
  await expect(button(page, '1. taseme pealkiri')).toBeFocused()
  await page.keyboard.press('End')
  await expect(button(page, 'Video')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Võta tagasi')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Võta tagasi')).toBeFocused()
})

test('the line being written stays in sight, between the toolbar and the save bar', async ({ page, loggedIn }) => {
  await page.setViewportSize({ width: 1366, height: 700 })
  const text = await openTextEditor(page, await loggedIn.createProduct({ description: '<p>rida</p>'.repeat(80) }))
  const inSight = () => expect.poll(() => caretBetweenBars(text)).toBe('in sight')
  // A busy page hears of a caret only a while after the key that moved it.
  await page.evaluate(() =>
    document.addEventListener('keydown', () => {
      for (const until = performance.now() + 120; performance.now() < until;);
    }),
  )
  await text.press('Control+End')
  await inSight()
  await text.press('Control+Home')
  await inSight()
  await page.setViewportSize({ width: 360, height: 740 })
  await text.press('Control+End')
  await text.press('Enter')
  await inSight()

  const before = await page.evaluate(() => scrollY)
  await text.press('Alt+F10')
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Tee uuesti')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await button(page, 'Link').click()
  await page.getByRole('dialog').getByLabel('Aadress').fill('example.ee')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await inSight()
  await text.press('Control+Home')
  await inSight()
})
