import { categorySegment } from '#common/category-segment.ts'
import { paths } from '#common/paths.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { aPlainPicture } from '../support/picture-files.ts'
import { expect, live, test } from './fixtures.ts'

const WORDS = { body: '<p>Foto kõrval.</p>', body_en: null, body_ru: null }

test('a photograph and the words beside it share a row on every kind of page', async ({ page, loggedIn, baseURL }) => {
  const { request } = loggedIn
  const headers = { origin: baseURL ?? '' }
  const bytes = await aPlainPicture(750, 500, '#264').jpeg().toBuffer()
  const { id, url: image } = await loggedIn.uploadPicture({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: bytes })
  const picture = async () => (await (await request.get(`/api/pictures/${id}`)).json()) as PictureView
  await expect.poll(async () => (await picture()).complete, { timeout: 180_000 }).toBe(true)
  const create = async (path: string, fields: object) => {
    const answer = await request.post(path, { data: { image, ...WORDS, ...fields }, headers })
    await expect(answer).toBeOK()
    await live(request, Number(answer.headers()['publication-id']))
    return ((await answer.json()) as { id: number }).id
  }
  const titles = (field: string) => ({ [field]: 'Foto', [`${field}_en`]: 'Photo', [`${field}_ru`]: 'Фото' })
  const product = await loggedIn.createProduct({ image })
  const category = (await loggedIn.categories()).find(each => each.id === product.category_id)?.name ?? ''
  const post = await create('/api/posts', titles('header'))
  const service = await create('/api/services/uritused', titles('title'))
  const giftCard = await create('/api/services/kinkekaardid', titles('title'))

  for (const [address, item] of [
    [paths.product(categorySegment(category), product.id), `article[data-product="${product.id}"]`],
    ['/uudised', `[data-post="${post}"]`],
    ['/teenused/uritused', `#teenus-${service}`],
    ['/kinkekaardid', `#teenus-${giftCard}`],
  ] as const) {
    await page.goto(address)
    const photo = page.locator(`${item} picture img`)
    const [beside, words] = await Promise.all([photo.boundingBox(), page.locator(`${item} :is(h1, h2)`).first().boundingBox()])
    if (!beside || !words) throw new Error(`${address} shows no photograph or no words`)
    const isSameRow = words.y < beside.y + beside.height && beside.y < words.y + words.height
    expect(isSameRow && (words.x >= beside.x + beside.width || beside.x >= words.x + words.width), address).toBe(true)
  }
})
