import { aPlainPicture } from '../support/picture-files.ts'
import { drawn, expect, openEditor, test } from './fixtures.ts'

test('a picture that the administrator chose stays, whatever becomes of the one before', async ({ page, loggedIn }) => {
  await openEditor(page, await loggedIn.createProduct())
  const [takenOver, uploaded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/pictures/from-address', async route => {
    await takenOver.promise
    await route.fulfill({ json: { url: '/media/vana/1.webp' } })
  })
  const address = page.locator('#image')
  await address.fill('https://pildid.example/vana.jpg')
  const asked = page.waitForRequest('**/api/pictures/from-address')
  await address.press('Tab')
  await asked
  await address.fill('/pildid/kaubamark.svg')
  const answered = page.waitForResponse('**/api/pictures/from-address')
  takenOver.resolve()
  await (await answered).finished()
  await drawn(page)
  await expect(address).toHaveValue('/pildid/kaubamark.svg')

  await page.route('**/api/pictures', async route => {
    await uploaded.promise
    await route.fulfill({ status: 201, json: { url: '/media/vana/2.webp', name: 'vana.webp' } }).catch(() => {})
  })
  const buffer = await aPlainPicture(64, 48, '#486').webp().toBuffer()
  const sent = page.waitForRequest('**/api/pictures')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'vana.webp', mimeType: 'image/webp', buffer })
  await sent
  const dropped = page.waitForEvent('requestfailed', request => request.url().endsWith('/api/pictures'))
  await address.fill('/pildid/logo-taust.svg')
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByText('vana.webp')).toHaveCount(0)
  uploaded.resolve()
  await expect(address).toHaveValue('/pildid/logo-taust.svg')
})

test('a picture that did not come is missed only until its address is tried again, or the connection is back', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET/)
  await openEditor(page, await loggedIn.createProduct())
  const address = page.locator('#image')
  const preview = page.frameLocator('iframe[title="Eelvaade"]')
  const missing = preview.getByText('Sellel aadressil pilti ei ole.')
  const lose = async (picture: string) => {
    await page.route(`**${picture}`, route => route.abort('connectionreset'))
    await address.fill(picture)
    await expect(missing).toBeVisible()
    await page.unroute(`**${picture}`)
  }
  const expectShown = async (picture: string) => {
    await expect(preview.locator(`img[src="${picture}"]`)).toBeVisible()
    await expect(missing).toHaveCount(0)
  }
  const [one, other] = ['/pildid/kaubamark.svg', '/pildid/logo-taust.svg']
  await lose(one)
  await address.fill('')
  await expect(missing).toHaveCount(0)
  await address.fill(one)
  await expectShown(one)

  await lose(other)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectShown(other)
})
