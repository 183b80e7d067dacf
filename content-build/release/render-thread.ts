/**
 * Entry of a thread that renders and stages pages for the publisher's own (render-thread-handle.ts). It answers each message in
 * turn. Any error outside a page's own rendering ends it.
 */
import { on } from 'node:events'
import { basename } from 'node:path'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import type { SitePath } from '#common/paths.ts'
import { Answers } from '../content/query-results.ts'
import { NO_CONTENT, type TouchedRow } from '../content/snapshot.ts'
import { compiledRender, fingerprintOf, type SiteSettings } from '../render/compiled-site.ts'
import { parsePolicies, type Policies, type PolicyTexts } from '../render/content-security-policy.ts'
import { renderPage } from '../render/render-pages.ts'
import { Staging } from './staging.ts'

/** What the thread starts with. */
export type ThreadInput = { readonly distDir: string; readonly settings: SiteSettings; readonly fingerprint: string }

/** The content that the next slices are rendered from: what makes it from the content that the thread has. */
export type ContentMessage = {
  readonly rows: readonly TouchedRow[]
  readonly year: number
  readonly retentionMonths: number
  readonly withheld: ReadonlySet<string>
  readonly policies: PolicyTexts
  /** Folder that gets the pages. */
  readonly stagingDir: string
}

/** Pages to render, each with its released hash: bytes of that hash are not staged. */
export type Slice = readonly (readonly [address: SitePath, releasedHash: string | undefined])[]

/** The slice's pages; they name queries by their place in the list. */
export type RenderedSlice = {
  readonly queries: readonly (readonly [key: string, hash: string])[]
  readonly pages: readonly RenderedPage[]
}

type RenderedPage = { readonly address: SitePath; readonly queries: readonly number[] } & (
  { readonly hash: string; readonly staged: string | null } | { readonly reason: string }
)

if (!parentPort) throw new Error('render-thread.ts is started by render-pool.ts, as a thread')
const port = parentPort
const { distDir, settings, fingerprint } = workerData as ThreadInput
if (fingerprintOf(distDir, settings) !== fingerprint)
  throw new Error('the site was compiled again after the publisher had loaded it')
const render = await compiledRender(distDir, settings)
let answers = new Answers(NO_CONTENT)
let policies: Policies
let staging: Staging

for await (const [message] of on(port, 'message') as AsyncIterable<[ContentMessage | Slice]>) {
  if ('rows' in message) {
    takeContent(message)
    port.postMessage(null)
  } else {
    port.postMessage(await renderSlice(message))
  }
}

function takeContent({ rows, year, retentionMonths, withheld, ...message }: ContentMessage): void {
  const before = answers
  const { snapshot, facts } = before.snapshot.patch(rows, { year, retentionMonths, withheld })
  answers = new Answers(snapshot)
  answers.adopt(before, facts)
  policies = parsePolicies(message.policies)
  const { stagingDir } = message
  if (staging?.dir !== stagingDir) staging = new Staging(basename(stagingDir), stagingDir, `${threadId}-`)
}

async function renderSlice(slice: Slice): Promise<RenderedSlice> {
  const places = new Map<string, number>()
  const placeOf = (key: string) => {
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  const pages: RenderedPage[] = []
  for (const [address, releasedHash] of slice) {
    const page = await renderPage({ render }, answers, { address, policies })
    if ('reason' in page) {
      pages.push({ ...page, queries: page.queries.map(placeOf) })
      continue
    }
    const { hash, queries } = page.record
    pages.push({ address, queries: queries.map(placeOf), hash, staged: hash === releasedHash ? null : staging.write(page.body) })
  }
  return { queries: [...places.keys()].map(key => [key, answers.answered(key).hash]), pages }
}
