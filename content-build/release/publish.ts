import type { SitePath } from '#common/paths.ts'
import type { PageItem } from '../content/page-item.ts'
import type { Graph, PageRecord } from '../plan/graph.ts'
import { type Plan, planAll, planEdit } from '../plan/plan.ts'
import { AREAS, publishedFile } from '../plan/published-file.ts'
import type { Content, NextContent } from '../plan/withheld.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import {
  parsePolicies,
  type Policies,
  policyTexts,
  sharedPolicies,
  type SharedPolicies,
} from '../render/content-security-policy.ts'
import { GaveWay, renderPages, type RenderedOutput } from '../render/render-pages.ts'
import { stageAssets } from './assets.ts'
import { Draft, type DraftPage } from './draft.ts'
import { FailedRecords } from './failed-records.ts'
import { heldPages, type HeldPage, stillWithheld, type WithheldPage } from './held-pages.ts'
import type { Manifest, ManifestDelta } from './manifest.ts'
import { type PictureSource, stagePictures } from './picture-files.ts'
import { earlierPolicies, headersMeanwhile, publishedHeaders } from './published-headers.ts'
import type { ReleaseStore } from './release-store.ts'
import type { RenderPool } from './render-pool.ts'

export type PublishResult = {
  /** Pages rendered, and pages of the whole site. */
  readonly rendered: number
  readonly total: number
  /** Files that got new bytes, and files that went. */
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Pages that could not be built: visitors see an earlier version, or none. */
  readonly held: readonly HeldPage[]
  /** The released content: everything except withheld items. */
  readonly content: Content
  readonly policies: Policies
  /** Why the picture storage could not be read, so that pages are live without pictures that follow; else null. */
  readonly pictureFailure: Error | null
  /** Where the time went, in milliseconds. */
  readonly planMs: number
  readonly renderMs: number
  readonly releaseMs: number
}

/** Pages rendered, pages of the plan, and pages of the whole site. */
export type PublishProgress = { readonly done: number; readonly planned: number; readonly total: number }

export type PublishOptions = {
  site: CompiledSite
  store: ReleaseStore
  /** Where the files of the pages' pictures are. */
  pictures: PictureSource
  manifest: Manifest
  content: NextContent
  /** Renders many pages on all cores; without it they are rendered here, one after another. */
  pool?: RenderPool | undefined
  onProgress?: (progress: PublishProgress) => void
  /** Stops between two pages when aborted: nothing has changed then. */
  signal?: AbortSignal
  /** Called just before the release: throws when this process may not publish any more. */
  beforeRelease?: () => Promise<void>
  /** The pages rendered by earlier tries to publish these edits. */
  draft?: Draft
  /**
   * Called before each page that this try renders, except in a full render for new code. When it throws {@link GaveWay}
   * the draft stays; the caller tries again with it, or discards it.
   */
  beforePage?: (tried: { readonly done: number; readonly planned: number }) => Promise<void> | void
}

/**
 * Brings the released site to a content: plans, renders, releases. It renders only the planned pages and writes only
 * files with other bytes; the manifest changes exactly when the release is in place. A page that fails keeps its
 * earlier version and holds back no other page (docs/adr/016).
 * @throws GaveWay, or the file system's error: then `store.open()` must find out what is released
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { site, manifest, content } = options
  const { isNewCode, ...shared } = await policiesOf(site, manifest)
  const draft = options.draft ?? new Draft(options.store)
  const { policies } = shared
  const { failing, untried } = await stillWithheld({ site, manifest, content, policies, isNewCode, signal: options.signal })
  failing.unshift(...untried) // An edit tries only some of them again: the next one begins with these.
  for (;;) {
    const withheld = new Set(failing.map(({ item }) => item))
    const attempt = await publishWithout(withheld, { ...options, ...shared, isNewCode, draft })
    if (attempt.isPublished) {
      manifest.withheldPages = failing
      return { ...attempt.result, held: [...heldPages(manifest), ...failing], policies }
    }
    // Pages of further items failed. Whatever links to those is rendered again, without them.
    failing.push(...attempt.failing)
  }
}

/**
 * The policies to publish under. A page that could not be built when the code came may need elements that its policy
 * did not name. Once it can be built, the same code is released again with the policy that it needs.
 */
async function policiesOf(site: CompiledSite, manifest: Manifest): Promise<SharedPolicies & { isNewCode: boolean }> {
  const published = parsePolicies(manifest.policies)
  const isNewCode = manifest.fingerprint !== site.fingerprint
  if (!isNewCode && manifest.arePoliciesComplete) return { policies: published, areComplete: true, isNewCode }
  const shared = await sharedPolicies(site)
  const isOther = AREAS.some(area => shared.policies[area].toString() !== published[area].toString())
  return { ...shared, isNewCode: isNewCode || isOther }
}

/** The outcome of one try: it published, or released nothing, because further items have to be left out. */
type Attempt =
  | { readonly isPublished: true; readonly result: Omit<PublishResult, 'held' | 'policies'> }
  | { readonly isPublished: false; readonly failing: readonly WithheldPage[] }

const NOTHING_DONE = { rendered: 0, written: [], removed: [], pictureFailure: null, planMs: 0, renderMs: 0, releaseMs: 0 }

type AttemptOptions = PublishOptions & SharedPolicies & { isNewCode: boolean; draft: Draft }

/** Tries to publish without some items. */
async function publishWithout(withheld: ReadonlySet<PageItem>, options: AttemptOptions): Promise<Attempt> {
  const { store, manifest, isNewCode, draft } = options
  const startedAt = performance.now()
  const content = options.content.without(withheld)
  const { answers, change } = content
  draft.continueWith(answers)
  const plan = isNewCode ? planAll(manifest.graph, answers) : planEdit(manifest.graph, answers, change)
  if (plan.render.length === 0 && plan.remove.length === 0 && !isNewCode) {
    manifest.graph.settle(plan.asked, answers)
    manifest.withheld = [...withheld]
    draft.discard()
    const result = { ...NOTHING_DONE, total: plan.total, content, planMs: performance.now() - startedAt }
    return { isPublished: true, result }
  }

  const plannedAt = performance.now()
  let isCommitting = false
  try {
    const { failed, ...rendering } = await renderPlan(plan, content, options)
    if (failed.withheld.length > 0) return { isPublished: false, failing: failed.withheld }
    const renderedAt = performance.now()
    const staged = await stageRelease({ plan, content, rendering, withheld }, options)
    const { delta, moves, removals, strangeFiles, pictureFailure } = staged
    await options.beforeRelease?.()
    isCommitting = true
    await store.release({ delta, staging: draft.staging.name, moves, removals })
    takeStrangeFilesAway(store, strangeFiles)
    manifest.apply(delta)
    manifest.graph.settle(staged.queries, answers)
    const times = { planMs: plannedAt - startedAt, renderMs: renderedAt - plannedAt, releaseMs: performance.now() - renderedAt }
    const written = [...new Set(moves.map(move => move.file))]
    const removed = [...removals, ...strangeFiles]
    const figures = { rendered: plan.render.length, total: plan.total, written, removed, ...times }
    return { isPublished: true, result: { ...figures, content, pictureFailure } }
  } catch (error) {
    // Staged files would keep a full disk full until the next attempt. Once the store has begun to release, they have to stay:
    // the error may have come after the commit, and then the next `store.open()` finishes the release with them.
    if (!isCommitting && !(error instanceof GaveWay)) draft.discard()
    throw error
  }
}

/** Stages what the release needs beside its pages, and says what it changes. Nothing is released yet. */
async function stageRelease(
  {
    plan,
    content: { answers },
    rendering: { pages, pageMoves, cleared },
    withheld,
  }: { plan: Plan; content: Content; rendering: Omit<Rendering, 'failed'>; withheld: ReadonlySet<PageItem> },
  { site, store, manifest, isNewCode, policies, areComplete, draft: { staging }, pictures: source }: AttemptOptions,
) {
  const number = manifest.release + 1
  const build = isNewCode ? manifest.build + 1 : manifest.build
  const earlier = earlierPolicies(manifest, { pages, isNewCode })
  const assets = isNewCode
    ? stageAssets(site.clientDir, manifest, { build, keepsAll: earlier !== null, staging })
    : { moves: [], removals: [], records: [] }
  const pictures = await stagePictures({ answers, manifest, asked: plan.asked, pages, source, staging })
  const headers = { policies, earlier, origin: site.origin, isNewCode }
  const moveOf = ({ file, text }: { file: string; text: string }) => ({ file, staged: staging.write(text) })
  const [before, after] = [headersMeanwhile(manifest, headers).map(moveOf), publishedHeaders(manifest, headers).map(moveOf)]
  // What a page asks for, and the policy that allows it, is in place before the page.
  const moves = [...assets.moves, ...pictures.moves, ...before, ...pageMoves, ...after]
  const moved = new Set(moves.map(move => move.file))
  // A first release has no memory of what earlier ones left in the folders: no other file may stay visible.
  const strangeFiles = number === 1 ? store.strangeFiles(moved) : []
  const gone = [...plan.remove.map(publishedFile), ...cleared, ...assets.removals, ...pictures.removals]
  // New code may make as a page what was a file of `public/`, and the other way round.
  const removals = gone.filter(file => !moved.has(file))
  // Queries whose published result this release changes or forgets: those run again, and all of the pages it touches.
  const queries = new Set(plan.asked).union(manifest.graph.queriesAround(pages))
  const delta: ManifestDelta = {
    release: number,
    fingerprint: site.fingerprint,
    build,
    policies: policyTexts(policies),
    arePoliciesComplete: areComplete,
    earlierPolicies: earlier,
    withheld: [...withheld],
    assets: [...assets.records, ...pictures.records],
    pages,
    queries: [...queries].map(key => [key, answers.answered(key).hash]),
  }
  return { delta, queries, moves, removals, strangeFiles, pictureFailure: pictures.failure }
}

/** Moves unpublished files out of the published folders. They keep their names, for the person who put them there. */
function takeStrangeFilesAway(store: ReleaseStore, files: readonly string[]): void {
  for (const file of files) {
    try {
      store.takeStrangeAway(file)
    } catch {
      // The release is out. The check of the folders tries again, and reports what it cannot remove.
    }
  }
}

type Rendering = {
  readonly pages: readonly (readonly [SitePath, PageRecord | null])[]
  readonly pageMoves: readonly { readonly file: string; readonly staged: string }[]
  /** Redirect files in the place of pages that exist again but cannot be shown. */
  readonly cleared: readonly string[]
  readonly failed: FailedRecords
}

/** Renders and stages the planned pages, except those that are valid in the draft. */
async function renderPlan(plan: Plan, { answers }: Content, options: AttemptOptions): Promise<Rendering> {
  const { site, store, manifest, policies, draft } = options
  const { graph } = manifest
  const planned = plan.render.length
  const missing = plan.render.filter(address => !draft.page(address, graph))
  const inDraft = planned - missing.length
  const tellProgress = (done: number) => options.onProgress?.({ done: inDraft + done, planned, total: plan.total })
  tellProgress(0)
  const work = {
    addresses: missing,
    policies,
    onPage: (page: RenderedOutput) => draft.add(page, graph),
    onDone: tellProgress,
    signal: options.signal,
    beforePage: options.isNewCode ? undefined : (done: number) => options.beforePage?.({ done, planned }),
  }
  const onStaged = (address: SitePath, page: DraftPage) => draft.addStaged(address, page)
  const failures = options.pool?.isFor(missing.length)
    ? await options.pool.render(site, answers, { ...work, graph, stagingDir: draft.staging.dir, onStaged })
    : await renderPages(site, answers, work)
  return renderingOf(plan, { draft, graph, store, failed: new FailedRecords(failures, { manifest, store }) })
}

/** What the draft now has of the planned pages, and what is shown in the place of those that failed. */
function renderingOf(
  plan: Plan,
  { draft, graph, store, failed }: { draft: Draft; graph: Graph; store: ReleaseStore; failed: FailedRecords },
): Rendering {
  const pageMoves: { file: string; staged: string }[] = []
  const pages: [SitePath, PageRecord | null][] = []
  for (const address of plan.render) {
    const page = draft.page(address, graph)
    if (page) pages.push([address, page.record])
    if (page && page.staged !== null) pageMoves.push({ file: publishedFile(address), staged: page.staged })
  }
  const cleared: string[] = []
  for (const { address, record, movedFrom } of failed.records) {
    pages.push([address, record])
    if (record.hash === '' && graph.pages.get(address)?.hash) cleared.push(publishedFile(address))
    if (movedFrom === null) continue
    pageMoves.push({ file: publishedFile(address), staged: draft.staging.write(store.read(publishedFile(movedFrom))) })
  }
  for (const address of plan.remove) pages.push([address, null])
  return { pages, pageMoves, cleared, failed }
}
