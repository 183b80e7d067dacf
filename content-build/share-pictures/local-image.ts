import { statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

/** Folders of the pictures that content names by a path. */
export type ImageFolders = {
  /** The published files: `/pildid/…` */
  readonly site: string
  /** Uploaded pictures, `/media/…`; null where there are none. */
  readonly media: string | null
}

const MEDIA = '/media/'
/** A larger file is no picture for a page. */
const MAX_BYTES = 30_000_000

/**
 * The file of a content's picture. Null for a picture of another host (never fetched), a missing one, and a path that
 * leaves its folder.
 */
export function localImageFile(image: string | null, folders: ImageFolders): string | null {
  if (image === null || !/^\/(?!\/)/.test(image)) return null
  const path = decoded(image.split(/[?#]/, 1)[0] ?? '')
  if (path === null) return null
  const [folder, name] = path.startsWith(MEDIA) ? [folders.media, path.slice(MEDIA.length)] : [folders.site, path.slice(1)]
  if (folder === null) return null
  const file = join(folder, name)
  if (!resolve(file).startsWith(resolve(folder) + sep)) return null
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() && stat.size <= MAX_BYTES ? file : null
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
