import type { Locator, Page } from '@playwright/test'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { aPhoto, aPlainPicture } from '../support/picture-files.ts'
import { logInOver } from './account-steps.ts'
import { administratorTest as test, expect, openEditor, type PictureFile } from './fixtures.ts'

type Dropped = { readonly name: string; readonly type: string; readonly bytes: Buffer }

/** Lets files fall on an element, as a person does who drags them from a folder. */
async function drop(page: Page, target: Locator, { name, type, bytes }: Dropped): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([base64, fileName, fileType]) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      transfer.items.add(new File([content], fileName, { type: fileType }))
      return transfer
    },
    [bytes.toString('base64'), name, type] as const,
  )
  await target.dispatchEvent('dragover', { dataTransfer })
  await target.dispatchEvent('drop', { dataTransfer })
}

const isLoaded = (image: HTMLElement) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0

test('a 12-megapixel photo dropped into the editor is live with the save, and its small and modern files follow', async ({
  page,
  loggedIn,
  credentials,
}) => {
  test.setTimeout(600_000)
  const bytes = await aPhoto({ width: 4000, height: 3000, orientation: 6, background: '#0a0', grain: 24 })
  const product = await loggedIn.createProduct({ header: 'Pildiga toode' })
  await openEditor(page, product)
  const answered = page.waitForResponse(response => response.url().endsWith('/api/pictures') && response.status() === 201)
  await drop(page, page.getByRole('button', { name: 'Vali fail' }), { name: 'mets.jpg', type: 'image/jpeg', bytes })
  await expect(page.getByRole('progressbar', { name: /mets\.jpg/ })).toBeVisible()
  const picture = (await (await answered).json()) as PictureView
  expect(picture).toMatchObject({ name: 'mets.jpg', width: 3000, height: 4000, variants: { webp: [1600], avif: [] } })
  await expect(page.locator('#image')).toHaveValue(picture.url)
  await expect.poll(() => page.getByRole('img', { name: 'Valitud pilt' }).evaluate(isLoaded)).toBe(true)

  await page.getByLabel('Mis pildil on, eesti keeles').fill('Udune mets')
  await page.getByLabel('Mis pildil on, vene keeles').fill('Туманный лес')
  await page.getByLabel('Pealkiri eesti keeles').focus()
  await expect(page.getByText('Kirjeldus on salvestatud.')).toBeVisible()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  const card = page.locator(`[data-product="${product.id}"]`)
  await card.getByRole('heading').getByRole('link').click()
  const live = page.getByRole('img', { name: 'Udune mets' })
  await expect.poll(() => live.evaluate(isLoaded)).toBe(true)

  await expect
    .poll(async () => (await (await loggedIn.request.get(page.url())).text()).includes('type="image/avif"'), { timeout: 180_000 })
    .toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'RUS' }).click()
  const russian = page.getByRole('img', { name: 'Туманный лес' })
  await expect.poll(() => russian.evaluate(isLoaded)).toBe(true)
  expect(await russian.evaluate(image => (image as HTMLImageElement).currentSrc)).toMatch(/\/media\/[0-9a-f]{32}\/\d+\.avif$/)

  // To the administrator all of it was one upload, and the descriptions that were typed.
  await page.goto('/admin/publications?kind=picture')
  const entries = page.getByRole('list', { name: 'Muudatuste ajalugu' }).getByRole('listitem').filter({ hasText: 'mets.jpg' })
  await expect(entries.getByRole('heading', { name: 'lisatud' })).toHaveCount(1)
  await expect(entries.filter({ hasNotText: credentials.email })).toHaveCount(0)

  await page.goto('/tooted')
  await page.getByRole('searchbox').fill('pildiga toode')
  const found = card.locator('img')
  await expect.poll(() => found.evaluate(isLoaded)).toBe(true)
  expect(await found.evaluate(image => (image as HTMLImageElement).currentSrc)).toMatch(/\/media\/[0-9a-f]{32}\/\d+\.avif$/)
})

test('what is no picture is told from what could not be sent; a file that could not be sent is kept', async ({
  page,
  loggedIn,
  credentials,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 415|status of 401|ERR_FAILED/)
  await openEditor(page, await loggedIn.createProduct())
  const zone = page.getByRole('button', { name: 'Vali fail' })
  const upload = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Loobu' }) })
  await drop(page, zone, { name: 'photo.jpg', type: 'image/jpeg', bytes: Buffer.from('MZ this is a program') })
  await expect(page.getByRole('alert')).toHaveText('See fail ei ole JPEG-, PNG-, WebP- ega AVIF-pilt. Vali mõni muu fail.')
  await expect(upload.getByRole('button', { name: 'Proovi uuesti' })).toHaveCount(0)
  await upload.getByRole('button', { name: 'Loobu' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.route('**/api/pictures', route => route.abort(), { times: 1 })
  const bytes = await aPlainPicture(500, 400, '#146').png().toBuffer()
  await drop(page, zone, { name: 'vorguta.png', type: 'image/png', bytes })
  await expect(page.getByRole('alert')).toContainText('Server ei vasta.')
  // A network with a log-in page of its own answers in the server's place.
  await page.route('**/api/pictures', route => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }), { times: 1 })
  await upload.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByRole('alert')).toContainText('Server ei vasta.')
  await page.context().clearCookies()
  await upload.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByRole('alert')).toContainText('Oled välja logitud.')
  await page.context().request.post('/auth/login', { data: credentials, headers: { origin: baseURL ?? '' } })
  await upload.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.locator('#image')).toHaveValue(/^\/media\//)
  await expect(page.getByText('Üles laaditud: vorguta.png')).toBeVisible()
})

const aLibraryPicture = async (name: string, colour: string): Promise<PictureFile> => ({
  name,
  mimeType: 'image/webp',
  buffer: await aPlainPicture(640, 480, colour).webp().toBuffer(),
})

test('many pictures are uploaded into the library at once, found, renamed and described', async ({ page }) => {
  const files = await Promise.all(
    ['#151', '#262', '#373'].map((colour, index) => aLibraryPicture(`kogu-${index + 1}.webp`, colour)),
  )
  await page.goto('/admin/pictures')
  await page.locator('input[type=file]').setInputFiles(files)
  for (const { name } of files) await expect(page.getByRole('button', { name: `Ava pilt ${name}` })).toBeVisible()
  await page.getByLabel('Otsi pilte').fill('KOGU-2')
  await expect(page.getByText('1 pilt', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ava pilt kogu-2.webp' }).click()
  const details = page.getByRole('dialog')
  // As everywhere (specification §7).
  await expect(details.getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  await details.getByLabel('Nimi').fill('Rohetav muru')
  await details.getByLabel('Mis pildil on, inglise keeles').fill('Green grass')
  await details.getByRole('button', { name: 'Salvesta' }).click()
  await expect(details.getByText('Salvestatud.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  // The list was of this one picture before, too: what is found by its description is in the answer.
  const answered = page.waitForResponse(/\/api\/pictures\?.*green/)
  await page.getByLabel('Otsi pilte').fill('green grass')
  expect(await (await answered).json()).toMatchObject({ pictures: [{ name: 'Rohetav muru' }] })
  await expect(page.getByText('1 pilt', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ava pilt Rohetav muru' })).toBeVisible()
})

test('a picture of the library is chosen by keyboard, and each Escape closes one dialog and gives the focus back', async ({
  page,
  loggedIn,
}) => {
  await loggedIn.uploadPicture(await aLibraryPicture('valitav.webp', '#272'))
  const product = await loggedIn.createProduct()
  await openEditor(page, product)
  await page.getByRole('button', { name: 'Vali pildikogust' }).focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('dialog', { name: 'Vali pilt', exact: true })
  await expect(choice).toBeVisible()
  await page.getByLabel('Otsi pilte').fill('valitav')
  await page.getByRole('button', { name: 'Vali pilt valitav.webp' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#image')).toHaveValue(/^\/media\//)
  await expect(page.getByRole('button', { name: 'Vali pildikogust' })).toBeFocused()

  // The same library over the dialog of a text's picture.
  await page.getByRole('toolbar').getByRole('button', { name: 'Pilt', exact: true }).click()
  const pictureDialog = page.getByRole('dialog', { name: 'Pilt', exact: true })
  const opener = pictureDialog.getByRole('button', { name: 'Vali pilt või laadi üles' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(choice).toBeFocused()
  // Else pictures come between the last control and the first.
  await expect(choice.getByRole('button', { name: 'Vali pilt valitav.webp' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(choice.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(choice.getByRole('button', { name: 'Sulge' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await choice.getByRole('button', { name: 'Vali pilt valitav.webp' }).click()
  await expect(pictureDialog.getByLabel('Aadress')).toHaveValue(/^\/media\//)
  await page.keyboard.press('Escape')
  await expect(pictureDialog).toBeHidden()
  await expect(page.locator('#description')).toBeFocused()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.locator(`[data-product="${product.id}"]`)).toBeVisible()
})

test('a picture is deleted from the library only when nothing shows it, and its focus passes to the next one', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const shown = await loggedIn.uploadPicture(await aLibraryPicture('kasutusel.webp', '#383'))
  await loggedIn.uploadPicture(await aLibraryPicture('naaber.webp', '#389'))
  await loggedIn.uploadPicture(await aLibraryPicture('kasutamata.webp', '#393'))
  const product = await loggedIn.createProduct({ header: 'Muru lõhn', image: shown.url })
  await page.goto('/admin/pictures')
  const details = page.getByRole('dialog')
  const remove = async () => {
    await details.getByRole('button', { name: 'Kustuta' }).click()
    await page
      .getByRole('alertdialog', { name: 'Kas oled kindel, et soovid pildi jäädavalt kustutada?' })
      .getByRole('button', { name: 'Jah' })
      .click()
  }
  await page.getByRole('button', { name: 'Ava pilt kasutusel.webp' }).click()
  await remove()
  await expect(details.getByRole('alert')).toContainText('Seda pilti ei saa kustutada')
  await expect(details.getByRole('link', { name: 'Muru lõhn' })).toHaveAttribute('href', `/tooted/_/editproduct/${product.id}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ava pilt kasutamata.webp' }).click()
  await expect(details.getByText('Seda pilti ei kasutata praegu kusagil.')).toBeVisible()
  await remove()
  await expect(page.getByText('Pilt on kustutatud.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ava pilt kasutamata.webp' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ava pilt naaber.webp' })).toBeFocused()
})

test('a picture that is uploaded while the library is still being read is in it', async ({ page }) => {
  const buffer = await aPlainPicture(320, 200, '#629').webp().toBuffer()
  const uploaded = Promise.withResolvers<void>()
  await page.route(/\/api\/pictures\?/, async route => {
    const answer = await route.fetch()
    await uploaded.promise
    await route.fulfill({ response: answer })
  })
  await page.goto('/admin/pictures')
  await page.locator('input[type=file]').setInputFiles({ name: 'varajane.webp', mimeType: 'image/webp', buffer })
  await expect(page.getByText('Üles laaditud: varajane.webp')).toBeVisible()
  uploaded.resolve()
  await expect(page.getByRole('button', { name: 'Ava pilt varajane.webp' })).toHaveCount(1)
})

test('what is done in the library after the session ended is done once the administrator has logged in', async ({
  page,
  credentials,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const buffer = await aPlainPicture(320, 200, '#484').webp().toBuffer()
  await page.goto('/admin/pictures')
  await page.locator('input[type=file]').setInputFiles({ name: 'seanss.webp', mimeType: 'image/webp', buffer })
  const open = page.getByRole('button', { name: 'Ava pilt seanss.webp' })
  await open.click()
  const details = page.getByRole('dialog').filter({ hasText: 'seanss.webp' })
  const logIn = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  const words = details.getByLabel('Mis pildil on, eesti keeles')
  await words.fill('Roheline muru')
  await page.context().clearCookies()
  await details.getByRole('button', { name: 'Salvesta' }).click()
  await expect(logIn).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(logIn).toBeHidden()
  await expect(details.getByText('Tekst on siin alles')).toBeVisible()
  await expect(words).toHaveValue('Roheline muru')
  await details.getByRole('button', { name: 'Salvesta' }).click()
  await logInOver(page, credentials)
  await expect(details.getByText('Salvestatud.')).toBeVisible()

  await page.context().clearCookies()
  await details.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await logInOver(page, credentials)
  await expect(page.getByText('Pilt on kustutatud.')).toBeVisible()
  await expect(open).toHaveCount(0)
})

const TEXTS = [
  { prefix: '', open: 'Ava pilt', library: 'Vali pildikogust', nowhere: 'ei kasutata praegu kusagil' },
  { prefix: '/en', open: 'Open the picture', library: 'Choose from the library', nowhere: 'not used anywhere' },
  { prefix: '/ru', open: 'Открыть изображение', library: 'Выбрать из библиотеки', nowhere: 'нигде не используется' },
]

for (const { prefix, open, library, nowhere } of TEXTS) {
  test(`the library and its dialogs fit in ${prefix || '/et, and are accessible'}`, async ({ page, loggedIn, allowConsole }) => {
    allowConsole(/status of 415/)
    const judge = async () => {
      if (prefix === '') await expectAccessible(page)
      await expectFits(page, prefix)
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${prefix}/admin/pictures`)
    const buffer = await aPlainPicture(300, 200, '#484').png().toBuffer()
    const broken = { name: 'katki.png', mimeType: 'image/png', buffer: Buffer.from('nothing') }
    await page.locator('input[type=file]').setInputFiles([{ name: 'ligipaas.png', mimeType: 'image/png', buffer }, broken])
    await expect(page.getByRole('listitem').filter({ hasText: 'katki.png' }).getByRole('alert')).toBeVisible()
    await judge()
    await page
      .getByRole('button', { name: `${open} ligipaas.png` })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText(nowhere)).toBeVisible()
    await judge()
    if (prefix !== '') return
    await openEditor(page, await loggedIn.createProduct())
    await page.getByRole('button', { name: library }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await judge()
  })
}
