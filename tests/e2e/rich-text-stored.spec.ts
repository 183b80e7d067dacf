import fc from 'fast-check'
import { sanitizeRichText } from '#server/core/rich-text.ts'
import { expect, openEditor, test } from './fixtures.ts'
import { editedText, expectHtml, openTextEditor } from './rich-text-steps.ts'

const SEED = 20261122
/** What the allow-list lets in, in an order that no editor writes: rows may come from other hands. */
const ODD = 'enne<ul><li>üks</li></ul><strong><p>paks</p></strong><p class="al-right al-center">a<br /> b</p><li>kaks</li>'
const unsaved = 'Salvestamata muudatused'

test('an unchanged text is saved to the letter, also when a change was undone', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ description: ODD })
  expect(product.description).toBe(ODD)
  const text = await openTextEditor(page, product)
  await expect(page.getByText(unsaved)).toBeHidden()
  await text.press('End')
  await text.pressSequentially('x')
  await expect(page.getByText(unsaved)).toBeVisible()
  await text.press('Control+z')
  await expect(page.getByText(unsaved)).toBeHidden()

  await page.getByLabel('Hind, €').first().fill('21')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await page.keyboard.press('Control+s')
  expect(((await sent).postDataJSON() as { description: string }).description).toBe(ODD)
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
})

test('a text whose editor does not come can be read, and is written when the page is loaded again', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically imported module/)
  const product = await loggedIn.createProduct({ description: '<h2>Juba loetav</h2>' })
  await page.route(/RichTextEditor/, route => route.abort())
  await openEditor(page, product)
  await expect(page.getByRole('alert').filter({ hasText: 'Tekstiredaktorit ei õnnestunud laadida' })).toBeVisible()
  const waiting = page.getByRole('textbox', { name: 'Kirjeldus eesti keeles' })
  await expect(waiting).toHaveText('Juba loetav')
  await expect(waiting).toHaveAttribute('aria-readonly', 'true')
  await page.getByLabel('Hind, €').first().fill('21')

  await page.unroute(/RichTextEditor/)
  page.on('dialog', dialog => void dialog.accept())
  await page.getByRole('button', { name: 'Laadi leht uuesti' }).click()
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expectHtml(editedText(page), '<h2>Juba loetav</h2>')
  await editedText(page).press('Control+End')
  await page.keyboard.type(' ja kirjutatav')
  await expect(page.frameLocator('iframe[title="Eelvaade"]').getByText('Juba loetav ja kirjutatav')).toBeVisible()
  await expect(page.getByLabel('Hind, €').first()).toHaveValue('21')
})

test('a text that is clicked before its editor is there has the focus when the editor comes', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ description: '<p>algus</p>' })
  const asked = Promise.withResolvers<void>()
  await page.route(/RichTextEditor/, async route => {
    await asked.promise
    await route.continue()
  })
  await openEditor(page, product)
  await page.getByText('Kirjeldus eesti keeles').click()
  await expect(page.locator('#description')).toBeFocused()
  asked.resolve()
  await expect(editedText(page)).toBeFocused()
})

test('nothing of what is stored gets lost in the editor, however it is nested', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  const texts = fc.sample(MARKUP, { numRuns: 300, seed: SEED }).map(sanitizeRichText)
  const lost = await text.evaluate((element, all) => {
    type Facts = { words: string; links: string; media: string }
    const factsOf = (root: Element): Facts => ({
      words: (root.textContent ?? '').replace(/\s+/g, ''),
      links: [...new Set([...root.querySelectorAll('a')].filter(a => a.textContent).map(a => a.getAttribute('href')))].join(),
      media: [...root.querySelectorAll('img, figure')].map(({ localName }) => localName).join(),
    })
    const { editor } = element as HTMLElement & { editor: { commands: { setContent(html: string): void }; getHTML(): string } }
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
    return all.filter(html => {
      editor.commands.setContent(html)
      return JSON.stringify(factsOf(parse(html))) !== JSON.stringify(factsOf(parse(editor.getHTML())))
    })
  }, texts)
  expect(lost, `of seed ${SEED}`).toEqual([])
})

const { node } = fc.letrec<{ node: string }>(tie => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('sõna', ' ja ', 'x < y'.replace('<', '&lt;'), '<br />', '<img src="/pildid/logo-taust.svg" alt="" />'),
    fc.constant('<figure data-video="https://youtu.be/abc"></figure>'),
    fc
      .tuple(
        fc.constantFrom('p', 'h1', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 's', 'mark', 'a href="/tooted"'),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag.split(' ')[0]}>`),
  ),
}))
const MARKUP = fc.array(node, { minLength: 1, maxLength: 5 }).map(nodes => nodes.join(''))
