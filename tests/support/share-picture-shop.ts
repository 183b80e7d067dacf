import { onTestFinished } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { BODY } from '#common/localized-fields.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import type { PictureSource } from '#content-build/release/picture-files.ts'
import { SharePictures } from '#content-build/share-pictures/share-pictures.ts'
import { addCategory, addPicture, addPost, addProduct, ContentState } from './content-state.ts'
import { PICTURE_SOURCE } from './publishing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Pages of a product and of a post. */
export const PAGES = 2 * LOCALES.length

export function smallShop() {
  const state = new ContentState()
  const category = addCategory(state, 'Küünlad')
  const product = addProduct(state, category.id, 'Jaaniöö')
  addPost(state, 'Uks on avatud', '2026-03-01T09:00:00.000Z')
  return { state, product }
}

/** A folder's share pictures, as a process that runs on one day draws and keeps them. @param day from 0 */
export function openSharePictures(
  dataDir: string,
  day = 0,
  options: { pictures?: PictureSource; tryAgainAfterMs?: number; readWithinMs?: number } = {},
) {
  const errors: string[] = []
  const log = { info() {}, error: (_fields: object, message: string) => void errors.push(message) }
  const pictures = new SharePictures({ dataDir, pictures: PICTURE_SOURCE, log, now: () => new Date(day * DAY_MS), ...options })
  onTestFinished(() => pictures.stop())
  return { pictures, errors }
}

/** Products that show an uploaded picture each. */
export function shopWithPictures(count: number) {
  const { state, product } = smallShop()
  for (let id = 1; id <= 9; id += 1) state.set('text', { id, ...BODY.pick({ body: '<p>Tekst</p>' }) })
  const files = Array.from({ length: count }, (_, index) => {
    const { url } = addPicture(state, 640)
    const shown = index === 0 ? product : addProduct(state, product.category_id, `Jaaniöö ${index}`)
    state.update('product', shown.id, { image: url })
    return url.slice(1)
  })
  return { snapshot: Snapshot.fromRows(state.rows, 2026), files }
}
