import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS_DIR, SHARE_DIR } from '#common/published-folders.ts'
import { isNoFile } from '#server/core/error-code.ts'
import { filesOfAreas } from '../release/folders.ts'
import { isPictureFile } from '../release/picture-files.ts'

/** How many files were compared, and the names of those that differ or are extra. */
export type Comparison = { readonly compared: number; readonly differing: readonly string[] }

/**
 * Compares every file of a full publish with the published one, byte by byte, and finds published files that the full publish
 * lacks. Extra share pictures, scripts and pictures are no difference: earlier releases left them. Whether the full publish
 * lacks pictures of its own pages, its publisher knows.
 * @param full, published folders with `site/` and `admin/`
 */
export function compareFiles(full: string, published: string): Comparison {
  const expected = filesOfAreas(full)
  const known = new Set(expected)
  const differing = expected.filter(file => !isSame(join(full, file), join(published, file)))
  const extra = filesOfAreas(published).filter(file => !known.has(file) && !mayBeExtra(file))
  return { compared: expected.length, differing: [...differing, ...extra] }
}

function mayBeExtra(file: string): boolean {
  const [area, ...rest] = file.split('/')
  const name = rest.join('/')
  return area === 'site' && (name.startsWith(`${SHARE_DIR}/`) || name.startsWith(`${ASSETS_DIR}/`) || isPictureFile(name))
}

function isSame(one: string, other: string): boolean {
  try {
    return statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))
  } catch (error) {
    if (isNoFile(error)) return false
    throw error
  }
}
