import type { SitePath } from '../src/i18n/paths.ts'
import type { Answers, QueryKey } from './answers.ts'
import { publishedFile } from './addresses.ts'
import { stageAssets } from './assets.ts'
import type { CompiledSite } from './compiled-site.ts'
import type { PageRecord } from './graph.ts'
import { parsePolicies, sharedPolicies } from './content-security-policy.ts'
import type { Manifest, ManifestDelta } from './manifest.ts'
import { type ContentChange, type Plan, planAll, planEdit } from './plan.ts'
import { type PictureSource, stagePictures } from './picture-files.ts'
import type { ReleaseRecord, ReleaseStore } from './release-store.ts'
import { type RenderedOutput, renderPages } from './render-plan.ts'
import { adminHeaders, HEADERS_FILE, siteHeaders } from './site-headers.ts'

export type PublishResult = {
  /** Pages rendered, and pages of the whole site. */
  readonly rendered: number
  readonly total: number
  /** Files that got new bytes, and files that went. */
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Where the time went, in milliseconds. */
  readonly planMs: number
  readonly renderMs: number
  readonly releaseMs: number
}

export type PublishProgress = { readonly done: number; readonly planned: number; readonly total: number }

/**
 * Brings the released site to a content: plans, renders, releases. Only the planned pages are rendered and only
 * files with other bytes are written; the manifest changes when, and only when, the release is in place.
 * @param options.change how the content differs from the released one, null when that is not known; see {@link planEdit}
 * @throws PageRenderError when a page does not come out: then nothing has changed, on disk or in the manifest
 * @throws whatever the file system throws: then `store.open()` has to say what is released
 */
export async function publish(options: {
  site: CompiledSite
  store: ReleaseStore
  /** Where the files of the pictures are that pages show. */
  pictures: PictureSource
  manifest: Manifest
  answers: Answers
  change: ContentChange | null
  onProgress?: (progress: PublishProgress) => void
  /** Stops between two pages when aborted: nothing has changed then. */
  signal?: AbortSignal
  /** Asked just before the release: throws when this process may not publish any more. */
  beforeRelease?: () => Promise<void>
}): Promise<PublishResult> {
  const { site, store, manifest, answers } = options
  const startedAt = performance.now()
  const isNewCode = manifest.fingerprint !== site.fingerprint
  const plan = isNewCode ? planAll(manifest.graph, answers) : planEdit(manifest.graph, answers, options.change)
  if (plan.render.length === 0 && plan.remove.length === 0 && !isNewCode) {
    manifest.graph.settle(plan.asked, answers)
    return {
      rendered: 0,
      total: plan.total,
      written: [],
      removed: [],
      planMs: performance.now() - startedAt,
      renderMs: 0,
      releaseMs: 0,
    }
  }

  const plannedAt = performance.now()
  const number = manifest.release + 1
  const build = isNewCode ? manifest.build + 1 : manifest.build
  const staging = store.stage()
  let isCommitting = false
  try {
    const assets = isNewCode ? stageAssets(site.clientDir, manifest, build, staging) : { moves: [], removals: [], records: [] }
    const pageMoves: ReleaseRecord['moves'][number][] = []
    const pages: [SitePath, PageRecord | null][] = []
    const progress = (done: number) => options.onProgress?.({ done, planned: plan.render.length, total: plan.total })
    progress(0)
    const policies = isNewCode ? await sharedPolicies(site) : parsePolicies(manifest.policies)
    const onPage = ({ address, body, record }: RenderedOutput, done: number) => {
      if (manifest.graph.pages.get(address)?.hash !== record.hash)
        pageMoves.push({ file: publishedFile(address), staged: staging.write(body) })
      pages.push([address, record])
      progress(done)
    }
    await renderPages(site, answers, { addresses: plan.render, policies, onPage, signal: options.signal })
    for (const address of plan.remove) pages.push([address, null])
    if (isNewCode) {
      pageMoves.push(
        { file: `admin/${HEADERS_FILE}`, staged: staging.write(adminHeaders(policies.admin.toString())) },
        { file: `site/${HEADERS_FILE}`, staged: staging.write(siteHeaders(policies.site.toString(), site.origin)) },
      )
    }
    const pictures = await stagePictures({ answers, manifest, asked: plan.asked, pages, source: options.pictures, staging })
    // What a page asks for is there before the page.
    const moves = [...assets.moves, ...pictures.moves, ...pageMoves]
    const renderedAt = performance.now()
    // With no memory of an earlier release, what lies in the folders is not ours to keep showing.
    const strangers = number === 1 ? store.strangers(new Set(moves.map(move => move.file))) : []
    const removals = [...plan.remove.map(publishedFile), ...assets.removals, ...pictures.removals, ...strangers]
    const queries = settledQueries(plan, pages, manifest)
    const delta: ManifestDelta = {
      release: number,
      fingerprint: site.fingerprint,
      build,
      policies: { site: policies.site.toString(), admin: policies.admin.toString() },
      assets: [...assets.records, ...pictures.records],
      pages,
      queries: [...queries].map(key => [key, answers.answered(key).hash]),
    }
    await options.beforeRelease?.()
    isCommitting = true
    await store.release({ delta, staging: staging.name, moves, removals }, staging)
    manifest.apply(delta)
    manifest.graph.settle(queries, answers)
    const times = { planMs: plannedAt - startedAt, renderMs: renderedAt - plannedAt, releaseMs: performance.now() - renderedAt }
    return { rendered: plan.render.length, total: plan.total, written: moves.map(move => move.file), removed: removals, ...times }
  } catch (error) {
    // Also where the disk is full: what was staged would keep it so until the next attempt. Once the store has begun, the
    // error may have come behind the commit, and only opening it again tells.
    if (!isCommitting) staging.discard()
    throw error
  }
}

/** Queries whose published answer this release changes or forgets: the ones asked anew, and all of the pages it touches. */
function settledQueries(
  plan: Plan,
  pages: readonly (readonly [SitePath, PageRecord | null])[],
  manifest: Manifest,
): Set<QueryKey> {
  const queries = new Set(plan.asked)
  for (const [address, record] of pages) {
    for (const key of manifest.graph.pages.get(address)?.queries ?? []) queries.add(key)
    for (const key of record?.queries ?? []) queries.add(key)
  }
  return queries
}
