import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { pictureHash } from '#common/picture-address.ts'
import { errorCode } from '#server/core/error-code.ts'
import type { Snapshot } from '../content/snapshot.ts'
import type { PictureSource } from '../release/picture-files.ts'

/** The sources of pictures that content names by a path. */
export type ImageSource = {
  /** The published files: `/pildid/…` */
  readonly siteDir: string
  /** Uploaded pictures, `/media/…` */
  readonly pictures: PictureSource
}

/** A larger file is no picture for a page. */
const MAX_BYTES = 30_000_000

/** The picture storage lacks the file of an uploaded picture. */
export class LackingImageError extends Error {
  override readonly name = 'LackingImageError'
}

/**
 * The bytes of a content's picture. Null for a picture of another host (never fetched), one that does not exist, and a
 * path that leaves its folder.
 * @throws LackingImageError or the storage's error when it exists and cannot be read now: drawn without it, the share picture
 * would stay so for ever
 */
export async function localImage(
  image: string | null,
  { siteDir, pictures }: ImageSource,
  content: Pick<Snapshot, 'pictureOf'>,
): Promise<Uint8Array | null> {
  const isPath = image?.startsWith('/') && !image.startsWith('//')
  if (image === null || !isPath) return null
  const path = decoded(image.split(/[?#]/, 1)[0] ?? '')
  if (path === null) return null
  const hash = pictureHash(path)
  if (hash !== null) return content.pictureOf(hash) ? uploadedImage(pictures, hash, path) : null
  const file = join(siteDir, path.slice(1))
  if (!resolve(file).startsWith(resolve(siteDir) + sep)) return null
  return isPicture(file) ? readFile(file) : null
}

/** Whether a file of a size that a picture can have is at a path. */
function isPicture(file: string): boolean {
  try {
    const stat = statSync(file, { throwIfNoEntry: false })
    return stat !== undefined && stat.isFile() && stat.size <= MAX_BYTES
  } catch (error) {
    if (errorCode(error) === 'ENAMETOOLONG') return false
    throw error
  }
}

async function uploadedImage(pictures: PictureSource, hash: string, path: string): Promise<Uint8Array> {
  const bytes = await pictures.read(hash, path.split('/').at(-1) ?? '')
  if (bytes === null) throw new LackingImageError(`the picture storage lacks ${path.slice(1)}`)
  return bytes
}

/** @returns null for a path that cannot name a file */
function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
