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
  failing.unshift(...untried) // These are first next time.
  for (let withheld: ReadonlySet<PageItem> = new Set(failing.map(({ item }) => item)); ;) {
    const attempt = await publishWithout(withheld, { ...options, ...shared, isNewCode, draft })
    if (attempt.withheld.size === withheld.size) {
      manifest.withheldPages = failing
      return { ...attempt.result, held: [...heldPages(manifest), ...failing], policies }
    }
    // Build everything that links to them again, without them.
    withheld = attempt.withheld
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

/** The outcome of one try: when its items are more than those that it was given, it released nothing. */
type Attempt = {
  readonly withheld: ReadonlySet<PageItem>
  readonly failing: readonly WithheldPage[]
  readonly result: Omit<PublishResult, 'held' | 'policies'>
}

const NOTHING_DONE = { rendered: 0, written: [], removed: [], pictureFailure: null, planMs: 0, renderMs: 0, releaseMs: 0 }

type AttemptOptions = PublishOptions & SharedPolicies & { isNewCode: boolean; draft: Draft }

/** Tries to publish without some items. It releases nothing if more items prove impossible to build. */
async function publishWithout(withheld: ReadonlySet<PageItem>, options: AttemptOptions): Promise<Attempt> {
  const { store, manifest, isNewCode, draft } = options
  const startedAt = performance.now()
  const content = options.content.without(withheld)
  const { answers, change } = content
  draft.continueWith(answers)
  const plan = isNewCode ? planAll(manifest.graph, answers) : planEdit(manifest.graph, answers, change)
  const nothing = { ...NOTHING_DONE, total: plan.total, content }
  if (plan.render.length === 0 && plan.remove.length === 0 && !isNewCode) {
    manifest.graph.settle(plan.asked, answers)
    manifest.withheld = [...withheld]
    draft.discard()
    return { withheld, failing: [], result: { ...nothing, planMs: performance.now() - startedAt } }
  }

  const plannedAt = performance.now()
  let isCommitting = false
  try {
    const rendering = await renderPlan(plan, content, options)
    const { failed } = rendering
    if (failed.items.size > 0) {
      return { withheld: withheld.union(failed.items), failing: failed.withheld, result: nothing }
    }
    const renderedAt = performance.now()
    const staged = await stageRelease({ plan, content, rendering, withheld }, options)
    const { delta, moves, removals, strangers, pictureFailure } = staged
    await options.beforeRelease?.()
    isCommitting = true
    await store.release({ delta, staging: draft.staging.name, moves, removals })
    takeStrangersAway(store, strangers)
    manifest.apply(delta)
    manifest.graph.settle(staged.queries, answers)
    const times = { planMs: plannedAt - startedAt, renderMs: renderedAt - plannedAt, releaseMs: performance.now() - renderedAt }
    const written = [...new Set(moves.map(move => move.file))]
    const figures = { rendered: plan.render.length, total: plan.total, written, removed: [...removals, ...strangers], ...times }
    return { withheld, failing: [], result: { ...figures, content, pictureFailure } }
  } catch (error) {
    // Discards even on a full disk, where staged files would keep it full until the next attempt. Once the store has
    // begun, the error may have followed the commit, and only opening it again tells.
    if (!isCommitting && !(error instanceof GaveWay)) draft.discard()
    throw error
  }
}

/** Stages whatever the release needs beside its pages, and says what it changes. Nothing is released yet. */
async function stageRelease(
  {
    plan,
    content: { answers },
    rendering: { pages, pageMoves, cleared },
    withheld,
  }: { plan: Plan; content: Content; rendering: Rendering; withheld: ReadonlySet<PageItem> },
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
  // Without the memory of an earlier release, other files in the folders must not stay visible.
  const strangers = number === 1 ? store.strangers(moved) : []
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
  return { delta, queries, moves, removals, strangers, pictureFailure: pictures.failure }
}

/** Moves unpublished files out of the published folders. They keep their names, for the person who put them there. */
function takeStrangersAway(store: ReleaseStore, files: readonly string[]): void {
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
  const left = plan.render.filter(address => !draft.page(address, graph))
  const progress = (done: number) => options.onProgress?.({ done: planned - left.length + done, planned, total: plan.total })
  progress(0)
  const work = {
    addresses: left,
    policies,
    onPage: (page: RenderedOutput) => draft.add(page, graph),
    onDone: progress,
    signal: options.signal,
    beforePage: options.isNewCode ? undefined : (done: number) => options.beforePage?.({ done, planned }),
  }
  const onStaged = (address: SitePath, page: DraftPage) => draft.addStaged(address, page)
  const failures = options.pool?.isFor(left.length)
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
