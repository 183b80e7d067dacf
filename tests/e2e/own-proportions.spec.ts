import sharp from 'sharp'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { expect, test } from './fixtures.ts'

test('a photograph as wide as a slot keeps its proportions, and one in a text has its room before it is there', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const buffer = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#435' } })
    .jpeg()
    .toBuffer()
  const { id, url } = await loggedIn.uploadPicture({ name: 'ruut.jpg', mimeType: 'image/jpeg', buffer })
  const current = async () => (await (await loggedIn.request.get(`/api/pictures/${id}`)).json()) as PictureView
  await expect.poll(async () => (await current()).complete, { timeout: 180_000 }).toBe(true)
  const product = await loggedIn.createProduct({ image: url, description: `<p>Tekst</p><p><img src="${url}" alt=""></p>` })
  await page.route('**/media/**', route => route.abort())
  await page.goto(`/tooted/_/${product.id}`)
  const ratioOf = (selector: string) =>
    page.locator(selector).evaluate(picture => {
      const { width, height } = picture.getBoundingClientRect()
      return Math.round((100 * width) / height)
    })
  await expect(page.locator('.product .rich-text picture img')).toBeAttached()
  for (const selector of ['.product > picture img', '.product .rich-text picture img']) expect(await ratioOf(selector)).toBe(100)
})
