import { ASSETS_DIR, MEDIA_DIR, SHARE_DIR } from '#common/published-folders.ts'
import { addressOfFile, pathOf } from '#server/site/site-file.ts'
import type { FileStates } from './file-states.ts'
import type { Purged, Purger } from './purge/purger.ts'
import type { TouchedFiles } from './touched-files.ts'

const SITE_FOLDER = 'site/'

/** Files whose names are made from their content: scripts, drawn pictures, the sizes of uploaded ones. */
const NAMED_BY_CONTENT = new RegExp(`^${SITE_FOLDER}(?:${ASSETS_DIR}|${SHARE_DIR}|${MEDIA_DIR})/`)

/**
 * Whether caches may have a file in another version than the one that is written next. Where the bucket has no version, caches
 * do not store our answer (server/site/published-site.ts, server/pictures/media.routes.ts, docs/operations.md on error caching).
 */
export function mayBeCached(file: string, states: Pick<FileStates, 'heldHash'>): boolean {
  return !NAMED_BY_CONTENT.test(file) || states.heldHash(file) !== null
}

/**
 * What caches must forget after these files changed.
 * @returns null when there is nothing to forget: no cache keeps guarded pages, and CloudFront refuses an empty purge
 */
export function purgedBy(files: TouchedFiles, { maxAddresses }: Purger): Purged | null {
  if (files === 'any') return 'everything'
  const addresses = [...files].filter(file => file.startsWith(SITE_FOLDER)).map(addressOf)
  if (addresses.length === 0) return null
  return addresses.length > maxAddresses ? 'everything' : { addresses }
}

/** The address at which visitors get a file of the site: a page's own, the path of any other file. */
function addressOf(file: string): string {
  return addressOfFile(pathOf(file.slice(SITE_FOLDER.length)))
}
