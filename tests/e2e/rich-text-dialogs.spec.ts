import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { aPlainPicture } from '../support/picture-files.ts'
import { expect, test } from './fixtures.ts'
import { expectHtml, openTextEditor, paste, selectMedia, startAnew, writeHtml } from './rich-text-steps.ts'

const REL = 'rel="noopener noreferrer"'
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

test('a link is made, changed and removed; an address that leads nowhere is told', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct({ description: '<p>meie pood</p>' }))
  const dialog = page.getByRole('dialog', { name: 'Link' })
  const address = dialog.getByLabel('Aadress')
  await text.press('Control+a')
  await text.press('Control+k')
  await expect(address).toBeFocused()
  for (const wrong of ['', 'javascript:alert(1)', 'ftp://x', '//evil.example', 'lihtsalt sõnad']) {
    await address.fill(wrong)
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription(/Sisesta aadress/)
  }
  await expectAccessible(page)
  await address.fill('example.ee/pood')
  await address.press('Enter')
  await expect(dialog).toBeHidden()
  await expectHtml(text, `<p><a href="https://example.ee/pood" ${REL}>meie pood</a></p>`)
  await expect(text).toBeFocused()

  await text.press('End')
  await text.press('ArrowLeft')
  await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true')
  await tool(page, 'Link').click()
  await expect(address).toHaveValue('https://example.ee/pood')
  await address.fill('info@example.ee')
  await dialog.getByRole('button', { name: 'Muuda' }).click()
  await expectHtml(text, '<p><a href="mailto:info@example.ee">meie pood</a></p>')

  await tool(page, 'Link').click()
  await dialog.getByRole('button', { name: 'Eemalda link' }).click()
  await expectHtml(text, '<p>meie pood</p>')

  await startAnew(text)
  await text.press('Control+k')
  await address.fill('+372 5555 5555')
  await dialog.getByLabel('Tekst').fill('Helista')
  await address.press('Enter')
  await expect(text).toBeFocused()
  await text.pressSequentially(' kohe')
  await expectHtml(text, '<p><a href="tel:+37255555555">Helista</a> kohe</p>')

  await text.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(text).toBeFocused()
  await expect(page.getByText('Salvestamata muudatused')).toBeVisible()
})

test('a focus that returns to the text brings its cursor along, before the next key', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct({ description: '<p>meie pood</p>' }))
  await text.press('Control+End')
  const before = await text.evaluate(element => {
    element.blur()
    getSelection()?.removeAllRanges()
    element.focus()
    const { focusNode, focusOffset } = getSelection() as Selection
    return focusNode?.textContent?.slice(0, focusOffset)
  })
  expect(before).toBe('meie pood')
})

test('a picture by its address, with a description, is changed by pressing it twice', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  const dialog = page.getByRole('dialog', { name: 'Pilt' })
  const address = dialog.getByLabel('Aadress')
  await startAnew(text)
  await tool(page, 'Pilt').click()
  await expectAccessible(page)
  for (const wrong of ['', 'http://example.ee/a.jpg', 'data:image/png;base64,AA', 'a.jpg']) {
    await address.fill(wrong)
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription(/Sisesta pildi aadress/)
  }
  await address.fill('/pildid/kaubamark.svg')
  await dialog.getByLabel('Kirjeldus').fill('Küünal')
  await dialog.getByRole('button', { name: 'Lisa' }).click()
  await expect(text).toBeFocused()
  await text.pressSequentially('pildi järel')
  await expectHtml(text, '<p><img src="/pildid/kaubamark.svg" alt="Küünal">pildi järel</p>')

  await text.getByAltText('Küünal').dblclick()
  await expect(address).toHaveValue('/pildid/kaubamark.svg')
  await dialog.getByLabel('Kirjeldus').fill('Põlev küünal')
  await dialog.getByRole('button', { name: 'Muuda' }).click()
  await expectHtml(text, '<p><img src="/pildid/kaubamark.svg" alt="Põlev küünal">pildi järel</p>')
  await expect(page.frameLocator('iframe[title="Eelvaade"]').getByAltText('Põlev küünal')).toBeVisible()
})

test('another picture of the library comes with its own description; a typed one stays', async ({ page, loggedIn, baseURL }) => {
  const addresses: string[] = []
  for (const [name, color] of [
    ['esimene.webp', '#a31'],
    ['teine.webp', '#13a'],
  ] as const) {
    const buffer = await aPlainPicture(64, 48, color).webp().toBuffer()
    const picture = await loggedIn.uploadPicture({ name, mimeType: 'image/webp', buffer })
    addresses.push(picture.url)
    const described = { data: { ...picture, name, alt: `See on ${name}` }, headers: { origin: baseURL ?? '' } }
    await expect(await loggedIn.request.put(`/api/pictures/${picture.id}`, described)).toBeOK()
  }
  const text = await openTextEditor(page, await loggedIn.createProduct())
  const dialog = page.getByRole('dialog', { name: 'Pilt', exact: true })
  const description = dialog.getByLabel('Kirjeldus')
  const choose = async (name: string) => {
    await dialog.getByRole('button', { name: 'Vali pilt või laadi üles' }).click()
    await page.getByRole('button', { name: `Vali pilt ${name}` }).click()
  }
  await startAnew(text)
  await tool(page, 'Pilt').click()
  await choose('esimene.webp')
  await expect(description).toHaveValue('See on esimene.webp')
  await dialog.getByRole('button', { name: 'Lisa' }).click()
  await text.getByAltText('See on esimene.webp').dblclick()
  await choose('teine.webp')
  await expect(description).toHaveValue('See on teine.webp')
  await description.fill('Oma sõnad')
  await choose('esimene.webp')
  await expect(dialog.getByLabel('Aadress')).toHaveValue(String(addresses[0]))
  await expect(description).toHaveValue('Oma sõnad')
  await page.keyboard.press('Escape')

  // The width of a pasted picture holds, as on the page.
  await startAnew(text)
  await paste(text, { html: `<p><img src="${addresses[0]}" alt="Väike" width="20"></p>` })
  const preview = page.frameLocator('iframe[title="Eelvaade"]')
  for (const shown of [text, preview.locator('body')]) {
    await expect(shown.getByAltText('Väike')).toHaveJSProperty('offsetWidth', 20)
  }
})

test('a video by its address is a box that loads nothing from its host; an address of no video is refused', async ({
  page,
  loggedIn,
}) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
  })
  const text = await openTextEditor(page, await loggedIn.createProduct())
  const dialog = page.getByRole('dialog', { name: 'Video' })
  const address = dialog.getByLabel('Aadress')
  await startAnew(text)
  await tool(page, 'Video').click()
  await expectAccessible(page)
  for (const wrong of ['', 'https://evil.example/watch?v=x', 'http://youtu.be/x', '/a.mp4']) {
    await address.fill(wrong)
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription(/Sisesta YouTube’i/)
  }
  await address.fill('youtu.be/abc')
  await address.press('Enter')
  await expect(text).toBeFocused()
  await text.pressSequentially('video järel')
  const figure = (url: string) => `<figure data-video="${url}"><a href="${url}" ${REL}>${url}</a></figure><p>video järel</p>`
  await expectHtml(text, figure('https://youtu.be/abc'))

  await text.locator('figure').dblclick()
  await address.fill('https://cdn.example.ee/film.mp4')
  await address.press('Enter')
  await expectHtml(text, figure('https://cdn.example.ee/film.mp4'))
  await expect(page).toHaveURL(/editproduct/)
  expect(foreign).toEqual([])
})

test('what is typed after a video was inserted or pasted does not replace it', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  const url = 'https://youtu.be/abc'
  const video = `<figure data-video="${url}"><a href="${url}" ${REL}>${url}</a></figure>`
  for (const [before, caret, after] of [
    ['<p>abc</p><p>def</p>', 4, `<p>abc</p>${video}<p>Zdef</p>`],
    ['<p></p><p>def</p>', 1, `${video}<p>Zdef</p>`],
    ['<p>abc</p>', 2, `<p>a</p>${video}<p>Zbc</p>`],
    ['<ul><li><p>abc</p></li></ul>', 6, `<ul><li><p>abc</p>${video}<p>Z</p></li></ul>`],
    ['<blockquote><p>abc</p></blockquote><p>def</p>', 5, `<blockquote><p>abc</p>${video}<p>Z</p></blockquote><p>def</p>`],
  ] as const) {
    await writeHtml(text, before, caret)
    await tool(page, 'Video').click()
    await page.getByRole('dialog', { name: 'Video' }).getByLabel('Aadress').fill(url)
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await page.keyboard.type('Z')
    await expectHtml(text, after)
  }
  for (const [before, caret, after] of [
    ['<p></p>', 1, `${video}<p>Z</p>`],
    ['<p>abc</p>', 4, `<p>abc</p>${video}<p>Z</p>`],
  ] as const) {
    await writeHtml(text, before, caret)
    await paste(text, { html: `<iframe src="${url}"></iframe>` })
    await page.keyboard.type('Z')
    await expectHtml(text, after)
  }
  await text.locator('figure').click()
  await page.keyboard.type('järel')
  await expectHtml(text, `<p>abc</p>${video}<p>järel</p><p>Z</p>`)
})

test('a picture or video that is inserted while another one is selected comes after it', async ({ page, loggedIn }) => {
  const text = await openTextEditor(page, await loggedIn.createProduct())
  const [image, url] = ['<img src="/pildid/kaubamark.svg" alt="">', 'https://youtu.be/abc']
  const video = (address: string) => `<figure data-video="${address}"><a href="${address}" ${REL}>${address}</a></figure>`
  const add = async (kind: 'Pilt' | 'Video', address: string) => {
    await selectMedia(text)
    await tool(page, kind).click()
    await page.getByRole('dialog', { name: kind }).getByLabel('Aadress').fill(address)
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await page.keyboard.type('Z')
  }
  for (const [before, kind, address, after] of [
    [`<p>abc</p>${video(url)}<p>def</p>`, 'Pilt', '/pildid/kaubamark.svg', `<p>abc</p>${video(url)}<p>${image}Z</p><p>def</p>`],
    [`<p>ab${image}c</p><p>def</p>`, 'Video', url, `<p>ab${image}</p>${video(url)}<p>Zc</p><p>def</p>`],
    [`<p>ab${image}</p><p>def</p>`, 'Video', url, `<p>ab${image}</p>${video(url)}<p>Zdef</p>`],
    [`<p>${image}</p>`, 'Video', url, `<p>${image}</p>${video(url)}<p>Z</p>`],
  ] as const) {
    await writeHtml(text, before, 1)
    await add(kind, address)
    await expectHtml(text, after)
  }
})

test('of two files that are dropped into the library’s dialog one after the other the second is taken', async ({
  page,
  loggedIn,
}) => {
  await openTextEditor(page, await loggedIn.createProduct())
  await tool(page, 'Pilt').click()
  await page.getByRole('button', { name: 'Vali pilt või laadi üles' }).click()
  const files = page.getByRole('dialog', { name: 'Vali pilt', exact: true }).locator('input[type=file]')
  const buffer = await aPlainPicture(64, 48, '#618').webp().toBuffer()
  // The first one never arrives.
  await page.route('**/api/pictures', () => {}, { times: 1 })
  const sent = page.waitForRequest('**/api/pictures')
  await files.setInputFiles({ name: 'vale.webp', mimeType: 'image/webp', buffer })
  await sent
  await files.setInputFiles({ name: 'oige.webp', mimeType: 'image/webp', buffer })
  await expect(page.getByRole('dialog', { name: 'Pilt', exact: true }).getByLabel('Aadress')).toHaveValue(/^\/media\//)
})
