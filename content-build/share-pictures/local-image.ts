import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { pictureHash } from '#common/picture-address.ts'
import type { PictureSource } from '../release/picture-files.ts'

/** Where the pictures are that content names by a path. */
export type ImageSource = {
  /** The published files: `/pildid/…` */
  readonly siteDir: string
  /** Uploaded pictures, `/media/…` */
  readonly pictures: PictureSource
}

/** A larger file is no picture for a page. */
const MAX_BYTES = 30_000_000

/**
 * The bytes of a content's picture. Null for a picture of another host (never fetched), a missing one, and a path that
 * leaves its folder.
 * @throws when it is there and cannot be read now: drawn without it, the share picture would stay so for ever
 */
export async function localImage(image: string | null, { siteDir, pictures }: ImageSource): Promise<Uint8Array | null> {
  if (image === null || !/^\/(?!\/)/.test(image)) return null
  const path = decoded(image.split(/[?#]/, 1)[0] ?? '')
  if (path === null) return null
  const hash = pictureHash(path)
  if (hash !== null) return pictures.read(hash, path.split('/').at(-1) ?? '')
  const file = join(siteDir, path.slice(1))
  if (!resolve(file).startsWith(resolve(siteDir) + sep)) return null
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() && stat.size <= MAX_BYTES ? readFile(file) : null
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
