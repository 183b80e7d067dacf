import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { addressesOf, fileOfAddress, type PageFiles, publishedFile } from './addresses.ts'
import { Answers, type QueryKey } from './answers.ts'
import type { CompiledSite } from './compiled-site.ts'
import { sharedPolicies } from './content-security-policy.ts'
import { filesOfPicture, type PictureFile, pictureKeys, type PictureSource } from './picture-files.ts'
import { type RenderedOutput, renderPages } from './render-plan.ts'
import { writeSharePictures } from './share-pictures/whole-site-pictures.ts'
import { HEADERS_FILE, siteHeaders } from './site-headers.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Writes the whole public site as plain files, for any static host. It is made beside the folder and takes its place
 * when complete: a failure leaves what was there.
 * @param outDir must not exist, be empty, or hold an earlier whole site
 * @throws Error when the folder holds anything else, PageRenderError when a page does not come out
 */
export async function writeWholeSite(options: {
  site: CompiledSite
  snapshot: Snapshot
  /** Where the files of the pictures are that pages show. */
  pictures: PictureSource
  outDir: string
  pageFiles?: PageFiles
  /** Share pictures are drawn too, or copied from a published site that has them; see share-pictures/. Null leaves them out. */
  sharePictures?: { readonly dataDir: string; readonly onProgress?: (done: number, total: number) => void } | null
  onProgress?: (done: number, total: number) => void
}): Promise<{ pages: number }> {
  const { site, snapshot, pageFiles, onProgress } = options
  const outDir = resolve(options.outDir)
  refuseForeignFolder(outDir)
  mkdirSync(dirname(outDir), { recursive: true })
  const partial = mkdtempSync(`${outDir}.partial-`)
  try {
    cpSync(site.clientDir, partial, { recursive: true })
    const addresses = [...addressesOf(snapshot)].filter(address => publishedFile(address).startsWith('site/'))
    const madeDirs = new Set<string>()
    const policies = await sharedPolicies(site)
    const answers = new Answers(snapshot)
    const shown = new Set<QueryKey>()
    const onPage = ({ address, body, record }: RenderedOutput, done: number) => {
      const file = join(partial, fileOfAddress(address, pageFiles))
      if (!madeDirs.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
      madeDirs.add(dirname(file))
      writeFileSync(file, body)
      for (const key of pictureKeys(record.queries)) shown.add(key)
      onProgress?.(done, addresses.length)
    }
    await renderPages(site, answers, { addresses, policies, onPage })
    await writePictures(
      partial,
      [...shown].flatMap(key => filesOfPicture(answers, key)),
      options.pictures,
    )
    if (options.sharePictures) await addSharePictures(snapshot, partial, outDir, options.sharePictures)
    writeFileSync(join(partial, HEADERS_FILE), siteHeaders(policies.site.toString(), site.origin))
    chmodSync(partial, 0o755)
    takePlace(partial, outDir)
    return { pages: addresses.length }
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

function addSharePictures(
  snapshot: Snapshot,
  siteDir: string,
  earlierDir: string,
  { dataDir, onProgress }: { dataDir: string; onProgress?: (done: number, total: number) => void },
): Promise<void> {
  const folders = { site: siteDir, media: join(dataDir, 'media') }
  return writeSharePictures({ snapshot, siteDir, folders, known: [join(dataDir, 'site'), earlierDir], onProgress })
}

async function writePictures(dir: string, files: readonly PictureFile[], pictures: PictureSource): Promise<void> {
  for (const { file, hash, name } of files) {
    const bytes = await pictures.read(hash, name)
    if (bytes === null) continue
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), bytes)
  }
}

/** The new folder gets the name at once; the old one is deleted only then. */
function takePlace(partial: string, outDir: string): void {
  const old = `${partial}.old`
  if (existsSync(outDir)) renameSync(outDir, old)
  try {
    renameSync(partial, outDir)
  } catch (error) {
    if (existsSync(old)) renameSync(old, outDir)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}

function refuseForeignFolder(outDir: string): void {
  if (!existsSync(outDir)) return
  const names = readdirSync(outDir)
  if (names.length === 0 || [HEADERS_FILE, 'sitemap.xml', '404.html'].every(name => names.includes(name))) return
  throw new Error(
    `${outDir} holds files that are not a published site. Name an empty or a new folder, so that nothing of yours is overwritten.`,
  )
}
