import type { Purged, Purger } from './purge/purger.ts'

/**
 * What caches must forget after these files changed.
 * @param files null: any file may have
 */
export function purgedBy(files: ReadonlySet<string> | null, { maxAddresses }: Purger): Purged {
  if (files === null) return 'everything'
  const addresses = [...files].filter(file => file.startsWith('site/')).map(addressOf)
  return addresses.length > maxAddresses ? 'everything' : { addresses }
}

/** The address at which visitors get a file of the site: a page's own, the path of any other file. */
function addressOf(file: string): string {
  const path = file.slice('site/'.length).replace(/(^|\/)index\.html$/, '$1')
  return `/${path
    .replace(/\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`
}
