import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import type { SitePath } from '#common/paths.ts'
import { pictureHashesIn } from '#common/picture-address.ts'
import { ASSETS_DIR, MEDIA_DIR } from '#common/published-folders.ts'
import { StartRefusal } from '#server/core/start-refusal.ts'
import { HEADERS_FILE } from '#server/site/headers-file.ts'
import { leadsOn } from '#src/features/former-addresses/leads-on.ts'
import type { PageItem } from '../content/page-item.ts'
import { Answers, type QueryKey } from '../content/query-results.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { addressesOf, leadingOnAddresses } from '../plan/addresses.ts'
import { fileOfAddress, isDocument, type PageFiles, publishedFile } from '../plan/published-file.ts'
import { itemOf, snapshotWithout } from '../plan/withheld.ts'
import type { HeldPage } from '../release/held-pages.ts'
import { filesOfPicture, type PictureFile, pictureKeys, type PictureSource } from '../release/picture-files.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import { type Policies, sharedPolicies } from '../render/content-security-policy.ts'
import { type RenderedOutput, renderPages } from '../render/render-pages.ts'
import { siteHeaders } from '../render/site-headers.ts'
import { writeSharePictures } from '../share-pictures/whole-site-pictures.ts'
import { takePlace, unfinishedFolder } from './site-place.ts'

type WholeSiteOptions = {
  site: CompiledSite
  snapshot: Snapshot
  /** Where the files of the pages' pictures are. */
  pictures: PictureSource
  outDir: string
  pageFiles?: PageFiles
  /** The published site: a page that cannot be built comes from there, unless an earlier whole site has it. */
  publishedDir?: string
  /** Stops between two pages or pictures; the folder stays as it was. */
  signal?: AbortSignal | undefined
  /** Draws share pictures too, or copies them from a published site; see share-pictures/. Null leaves them out. */
  sharePictures?: { readonly dataDir: string; readonly onProgress?: (done: number, total: number) => void } | null
}

/** What was written. */
export type WholeSite = {
  /** Pages of all languages, and files of data. */
  readonly pages: number
  readonly held: readonly HeldPage[]
  /**
   * Files of pictures that pages name and the picture storage lacks: `media/<hash>/320.webp`. Of a page's earlier version, the
   * folders of pictures that both earlier sites lack.
   */
  readonly lacking: readonly string[]
}

/**
 * Writes the whole public site as plain files, for any static host. It makes the site beside the folder, which it
 * replaces when complete: a failure leaves the old files. Pages that cannot be built are treated as in publish.ts.
 * @param outDir must not exist, be empty, or hold an earlier whole site
 * @throws StartRefusal when the folder holds anything else, or is the product's own
 */
export async function writeWholeSite(options: WholeSiteOptions): Promise<WholeSite> {
  const { site } = options
  // Where a link leads, the folder there is replaced, not the link.
  const outDir = realPathOf(resolve(options.outDir))
  refuseForeignFolder(outDir)
  refuseOwnFolders(outDir, options.publishedDir)
  const partial = unfinishedFolder(outDir)
  try {
    const { policies } = await sharedPolicies(site)
    const held: HeldPage[] = []
    for (let withheld: ReadonlySet<PageItem> = new Set(); ;) {
      const snapshot = snapshotWithout(options.snapshot, withheld)
      rmSync(partial, { recursive: true, force: true })
      cpSync(site.clientDir, partial, { recursive: true })
      const written = await writePages(partial, { ...options, outDir, snapshot, policies })
      held.push(...written.withheld)
      if (written.withheld.length > 0) {
        // Other pages may link to these items: the whole site is written again without them.
        withheld = withheld.union(new Set(written.withheld.map(({ item }) => item)))
        continue
      }
      const lacking = new Set(written.lacking)
      if (options.sharePictures) {
        const { dataDir, onProgress } = options.sharePictures
        const known = [join(dataDir, 'site'), outDir]
        const undrawn = await writeSharePictures({ ...options, snapshot, siteDir: partial, known, onProgress })
        for (const file of undrawn) lacking.add(file)
      }
      writeFileSync(join(partial, HEADERS_FILE), siteHeaders(policies.site.toString(), site.origin))
      chmodSync(partial, 0o755) // `mkdtemp` lets only its own user read.
      takePlace(partial, outDir)
      return { pages: written.pages, held: [...held, ...written.held], lacking: [...lacking] }
    }
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** Writes every page and its pictures. @returns also the pages that could not be built */
async function writePages(dir: string, options: WholeSiteOptions & { policies: Policies }) {
  const { site, snapshot, policies, pageFiles, signal } = options
  const addresses = [...addressesOf(snapshot), ...leadingOnAddresses(snapshot)].filter(address =>
    publishedFile(address).startsWith('site/'),
  )
  const answers = new Answers(snapshot)
  const shown = new Set<QueryKey>()
  const write = (address: SitePath, body: Uint8Array) => {
    const file = join(dir, fileOfAddress(address, pageFiles))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
  }
  const onPage = ({ address, body, record }: RenderedOutput) => {
    write(address, body)
    for (const key of pictureKeys(record.queries)) shown.add(key)
  }
  const failed = await renderPages(site, answers, { addresses, policies, onPage, signal })
  const held: HeldPage[] = []
  const withheld: (HeldPage & { item: PageItem })[] = []
  const keptFolders = new Set<string>()
  for (const { address, reason, queries } of failed) {
    const earlier = earlierVersion(address, options)
    const item = itemOf(address)
    const page = { address, isKept: earlier !== null, reason, queries }
    if (earlier === null && item !== null) {
      withheld.push({ ...page, item })
      continue
    }
    held.push(page)
    if (earlier === null) continue
    write(address, earlier)
    for (const folder of foldersOf(earlier)) keptFolders.add(folder)
  }
  const files = [...shown].flatMap(key => filesOfPicture(answers, key))
  const lacking = await writePictures(dir, files, options)
  return { pages: addresses.length, held, withheld, lacking: [...lacking, ...bringFolders(dir, keptFolders, options)] }
}

/** The folders of a site that an earlier version of a page needs: its pictures, and its scripts, which this build lacks. */
function foldersOf(body: Uint8Array): string[] {
  return [ASSETS_DIR, ...pictureHashesIn(Buffer.from(body).toString()).map(hash => `${MEDIA_DIR}/${hash}`)]
}

/**
 * Copies folders from the earlier sites, except the files that the new one has already.
 * @returns those that the new site lacks
 */
function bringFolders(
  dir: string,
  folders: ReadonlySet<string>,
  { outDir, publishedDir }: Pick<WholeSiteOptions, 'outDir' | 'publishedDir'>,
): string[] {
  for (const site of publishedDir === undefined ? [outDir] : [outDir, publishedDir]) {
    for (const folder of folders) {
      const from = join(site, folder)
      if (existsSync(from)) cpSync(from, join(dir, folder), { recursive: true, force: false })
    }
  }
  return [...folders].filter(folder => !existsSync(join(dir, folder)))
}

/**
 * The version of a page in an earlier whole site, or in the published one, if this site's policy lets it work. Pages that
 * only redirect do not count.
 */
function earlierVersion(
  address: SitePath,
  { outDir, pageFiles, publishedDir, policies }: WholeSiteOptions & { policies: Policies },
): Uint8Array | null {
  const files = [join(outDir, fileOfAddress(address, pageFiles))]
  if (publishedDir !== undefined) files.push(join(publishedDir, fileOfAddress(address)))
  const bodies = files.filter(file => existsSync(file)).map(file => readFileSync(file))
  const isUsable = (body: Uint8Array) => !isDocument(address) || (!leadsOn(body) && policies.site.allows(body))
  return bodies.find(isUsable) ?? null
}

/** Writes files of pictures. @returns those that the storage lacks */
async function writePictures(
  dir: string,
  files: readonly PictureFile[],
  { pictures, signal }: WholeSiteOptions,
): Promise<string[]> {
  const lacking: string[] = []
  for (const { file, hash, name } of files) {
    signal?.throwIfAborted()
    const bytes = await pictures.read(hash, name)
    if (bytes === null) {
      lacking.push(file)
      continue
    }
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), bytes)
  }
  return lacking
}

/** Refuses a folder that holds anything but a whole site. */
function refuseForeignFolder(outDir: string): void {
  if (!existsSync(outDir)) return
  const names = readdirSync(outDir)
  if (names.length === 0 || [HEADERS_FILE, 'sitemap.xml', '404.html'].every(name => names.includes(name))) return
  throw new StartRefusal(
    `${outDir} holds files that are not a published site. Name an empty or a new folder, so that nothing of yours is overwritten.`,
  )
}

/** Refuses the product's folders: it would take pages that it has not released there for damage. @param outDir a real path */
function refuseOwnFolders(outDir: string, publishedDir: string | undefined): void {
  if (publishedDir === undefined) return
  const own = ['site', 'admin', 'publisher'].map(name => realPathOf(join(dirname(publishedDir), name)))
  if (!own.some(dir => outDir === dir || outDir.startsWith(dir + sep))) return
  throw new StartRefusal(`${outDir} is the product's own: it publishes there by itself. Name another folder.`)
}

/** The real path, also of what does not exist yet. */
function realPathOf(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  return path === dirname(path) ? path : join(realPathOf(dirname(path)), basename(path))
}
