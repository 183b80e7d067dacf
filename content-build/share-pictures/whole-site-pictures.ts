import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inParallel } from '#common/in-parallel.ts'
import { SHARE_DIR } from '#common/published-folders.ts'
import { sharePictureAddress, type ShareDesign } from '../content/share-design.ts'
import type { Snapshot } from '../content/snapshot.ts'
import type { PictureSource } from '../release/picture-files.ts'
import { drawSharePicture } from './draw.ts'
import { LackingImageError, localImage } from './local-image.ts'
import { allSharedItems, designsOf } from './shared-items.ts'

/** Pictures drawn at once: setting the words takes one core, the rest of the work another. */
const MAX_AT_ONCE = 4

/**
 * Writes the share picture of every page into the folder of a whole site. It copies pictures that an earlier site has: their
 * address says what they show.
 * @param options.known folders with drawn sites
 * @returns pictures of content that the storage lacks. Their pages' share pictures are not drawn: a later site would copy them
 */
export async function writeSharePictures(options: {
  snapshot: Snapshot
  siteDir: string
  pictures: PictureSource
  known: readonly string[]
  onProgress?: ((done: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}): Promise<Set<string>> {
  const { snapshot, siteDir, pictures, known, onProgress, signal } = options
  mkdirSync(join(siteDir, SHARE_DIR), { recursive: true })
  const designs = allSharedItems(snapshot).flatMap(item => designsOf(item, snapshot))
  const lacking = new Set<string>()
  let done = 0
  await inParallel(designs, MAX_AT_ONCE, async design => {
    signal?.throwIfAborted()
    try {
      await copyOrDraw(design)
    } catch (error) {
      if (!(error instanceof LackingImageError)) throw error
      lacking.add(design.image?.slice(1) ?? '')
    }
    onProgress?.((done += 1), designs.length)
  })
  return lacking

  async function copyOrDraw(design: ShareDesign): Promise<void> {
    const file = sharePictureAddress(design).slice(1)
    const earlier = known.map(dir => join(dir, file)).find(path => existsSync(path))
    if (earlier) return copyFileSync(earlier, join(siteDir, file))
    const image = await localImage(design.image, { siteDir, pictures }, snapshot)
    writeFileSync(join(siteDir, file), (await drawSharePicture(design, image)).jpeg)
  }
}
