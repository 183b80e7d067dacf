import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { aPlainPicture } from '../support/picture-files.ts'
import { logInOver } from './account-steps.ts'
import { administratorTest as test, expect, openEditor } from './fixtures.ts'

test('a picture is never saved over the words of another administrator without a press on Save', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 412/)
  const buffer = await aPlainPicture(640, 480, '#484').webp().toBuffer()
  const headers = { origin: baseURL ?? '' }
  await page.goto('/admin/pictures')
  await page.locator('input[type=file]').setInputFiles({ name: 'kahekesi.webp', mimeType: 'image/webp', buffer })
  const open = page.getByRole('button', { name: 'Ava pilt kahekesi.webp' })
  await expect(open).toBeVisible()
  const read = async () => {
    const answer = await page.request.get('/api/pictures?q=kahekesi')
    return ((await answer.json()) as { pictures: PictureView[] }).pictures[0]
  }
  const saveAs = async (alt: string) =>
    page.request.put(`/api/pictures/${(await read())?.id}`, { data: { ...(await read()), alt }, headers })
  await saveAs('Teise kirjeldus')
  // The list on the page is older than these words.
  await open.click()
  const details = page.getByRole('dialog')
  const words = details.getByLabel('Mis pildil on, eesti keeles')
  await expect(words).toHaveValue('Teise kirjeldus')
  await saveAs('Veel uuem')
  await words.fill('Minu kirjeldus')
  await page.keyboard.press('Escape')
  await expect(details.getByText(/^Seda pilti on vahepeal mujal muudetud/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  expect(await read()).toMatchObject({ alt: 'Veel uuem' })
})

test('a description and a file from after the session’s end are kept, and saved after a log-in in the editor', async ({
  page,
  loggedIn,
  credentials,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const [first, second] = await Promise.all(['#484', '#844'].map(color => aPlainPicture(64, 48, color).webp().toBuffer()))
  await page.goto('/admin/pictures')
  await page.locator('input[type=file]').setInputFiles({ name: 'tiik.webp', mimeType: 'image/webp', buffer: first as Buffer })
  await expect(page.getByRole('button', { name: 'Ava pilt tiik.webp' })).toBeVisible()
  const read = async () => {
    const answer = await page.request.get('/api/pictures?q=tiik')
    return ((await answer.json()) as { pictures: PictureView[] }).pictures[0]
  }
  const product = await loggedIn.createProduct({ image: (await read())?.url ?? '' })
  await openEditor(page, product)
  const words = page.getByLabel('Mis pildil on, eesti keeles')
  await expect(words).toHaveValue('')
  await page.context().clearCookies()
  await words.fill('Roheline tiik')
  await words.blur()
  await expect(page.getByText(/^Oled välja logitud. Tekst on siin alles/)).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'muru.webp', mimeType: 'image/webp', buffer: second as Buffer })
  await expect(page.getByRole('alert').getByText(/^Oled välja logitud. Fail on alles/)).toBeVisible()
  await page.getByLabel('Pealkiri eesti keeles').fill('Tiigi küünal')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await logInOver(page, credentials)
  await expect(page.getByText('Üles laaditud: muru.webp')).toBeVisible()
  await expect.poll(read).toMatchObject({ alt: 'Roheline tiik' })
})

test('a picture whose name was emptied keeps its name', async ({ page }) => {
  const buffer = await aPlainPicture(64, 48, '#848').webp().toBuffer()
  await page.goto('/admin/pictures')
  await page.locator('input[type=file]').setInputFiles({ name: 'nimega.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('button', { name: 'Ava pilt nimega.webp' }).click()
  const details = page.getByRole('dialog')
  await details.getByLabel('Nimi').fill('')
  await details.getByLabel('Mis pildil on, eesti keeles').fill('Lilla tiik')
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  const stored = (await (await page.request.get('/api/pictures?q=nimega')).json()) as { pictures: PictureView[] }
  expect(stored.pictures[0]).toMatchObject({ name: 'nimega.webp', alt: 'Lilla tiik' })
})

test('a picture whose deletion is slow closes no other one, whose words are being typed', async ({ page, loggedIn }) => {
  for (const [name, colour] of [
    ['aeglane.webp', '#736'],
    ['kirjeldatav.webp', '#737'],
  ] as const) {
    const buffer = await aPlainPicture(320, 200, colour).webp().toBuffer()
    await loggedIn.uploadPicture({ name, mimeType: 'image/webp', buffer })
  }
  const answered = Promise.withResolvers<void>()
  await page.route(/\/api\/pictures\/\d+$/, async route => {
    const answer = await route.fetch()
    if (route.request().method() === 'DELETE') await answered.promise
    await route.fulfill({ response: answer })
  })
  await page.goto('/admin/pictures')
  await page.getByRole('button', { name: 'Ava pilt aeglane.webp' }).click()
  const details = page.getByRole('dialog')
  await details.getByRole('button', { name: 'Kustuta' }).click()
  const deletion = page.waitForRequest(request => request.method() === 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await deletion
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await page.getByRole('button', { name: 'Ava pilt kirjeldatav.webp' }).click()
  const words = details.getByLabel('Mis pildil on, eesti keeles')
  await words.fill('Pooleli kirjeldus')
  answered.resolve()
  await expect(page.getByText('Pilt on kustutatud.')).toBeVisible()
  await expect(words).toHaveValue('Pooleli kirjeldus')
})

test('a search of the library that failed does not offer more of the list before it', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await page.goto('/admin/pictures')
  const more = page.getByRole('button', { name: 'Näita veel' })
  await expect(more).toBeVisible()
  await page.route(/\/api\/pictures\?.*q=midagi/, route => route.abort())
  await page.getByLabel('Otsi pilte').fill('midagi muud')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(more).toBeHidden()
  await page.getByLabel('Otsi pilte').fill('')
  await expect(more).toBeVisible()
})

test('the button that takes a picture away passes its focus to the address', async ({ page, loggedIn }) => {
  const buffer = await aPlainPicture(320, 200, '#738').webp().toBuffer()
  const { url } = await loggedIn.uploadPicture({ name: 'eemaldatav.webp', mimeType: 'image/webp', buffer })
  await openEditor(page, await loggedIn.createProduct({ image: url }))
  const remove = page.getByRole('button', { name: 'Eemalda pilt' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(0)
  await expect(page.locator('#image')).toBeFocused()
})
