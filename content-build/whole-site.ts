import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { addressesOf, fileOfAddress, type PageFiles, publishedFile } from './addresses.ts'
import { Answers } from './answers.ts'
import type { CompiledSite } from './compiled-site.ts'
import { sharedPolicy } from './content-security-policy.ts'
import { renderPages } from './render-plan.ts'
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
  outDir: string
  pageFiles?: PageFiles
  onProgress?: (done: number, total: number) => void
}): Promise<{ pages: number }> {
  const outDir = resolve(options.outDir)
  refuseForeignFolder(outDir)
  const partial = `${outDir}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  cpSync(options.site.clientDir, partial, { recursive: true })

  const addresses = [...addressesOf(options.snapshot)].filter(address => publishedFile(address).startsWith('site/'))
  const madeDirs = new Set<string>()
  const policy = await sharedPolicy(options.site)
  await renderPages(options.site, new Answers(options.snapshot), policy, addresses, ({ address, body }, done) => {
    const file = join(partial, fileOfAddress(address, options.pageFiles))
    if (!madeDirs.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    madeDirs.add(dirname(file))
    writeFileSync(file, body)
    options.onProgress?.(done, addresses.length)
  })
  writeFileSync(join(partial, HEADERS_FILE), siteHeaders(policy.toString()))

  rmSync(outDir, { recursive: true, force: true })
  renameSync(partial, outDir)
  return { pages: addresses.length }
}

function refuseForeignFolder(outDir: string): void {
  if (!existsSync(outDir)) return
  const names = readdirSync(outDir)
  if (names.length === 0 || [HEADERS_FILE, 'sitemap.xml', '404.html'].every(name => names.includes(name))) return
  throw new Error(
    `${outDir} holds files that are not a published site. Name an empty or a new folder, so that nothing of yours is overwritten.`,
  )
}
