import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { SitePath } from '#common/paths.ts'
import { fileHash } from '../content/file-hash.ts'
import type { Answers, QueryKey } from '../content/query-results.ts'
import { RecordingReader } from '../content/recording-reader.ts'
import type { PageRecord } from '../plan/graph.ts'
import { areaOf, isDocument } from '../plan/published-file.ts'
import { type CompiledSite, PageRenderError } from './compiled-site.ts'
import type { Policies } from './content-security-policy.ts'

/** Ends a try to publish before its release, so that another release goes first; the draft keeps what it rendered. */
export class GaveWay extends Error {
  override readonly name = 'GaveWay'
}

/** Pages rendered between two turns of the event loop; without a turn the heap grows with every page. */
const PAGES_PER_TURN = 16

/** A page that was rendered. */
export type RenderedOutput = { readonly address: SitePath; readonly body: Uint8Array; readonly record: PageRecord }

/** A page that failed, why (for the log), and its queries up to then. */
export type FailedPage = { readonly address: SitePath; readonly reason: string; readonly queries: readonly QueryKey[] }

export type RenderWork = {
  readonly addresses: Iterable<SitePath>
  /** The policy of a page's area is sent with it, and must allow what the page needs. */
  readonly policies: Policies
  /** Gets every rendered page. */
  readonly onPage: (page: RenderedOutput) => void
  /** Gets how many are done, failed ones included. */
  readonly onDone?: (done: number) => void
  /** Stops between two pages. */
  readonly signal?: AbortSignal | undefined
  /** Called before each page with how many are done; stops the work by throwing. */
  readonly beforePage?: ((done: number) => Promise<void> | void) | undefined
}

/**
 * Renders pages one after another and hands each over before the next, so that memory does not grow with the site. A
 * failing page holds back no other.
 * @returns the pages that failed
 */
export async function renderPages(site: CompiledSite, answers: Answers, work: RenderWork): Promise<FailedPage[]> {
  const { addresses, policies, onPage, onDone, signal, beforePage } = work
  const failed: FailedPage[] = []
  let done = 0
  for (const address of addresses) {
    if (done % PAGES_PER_TURN === PAGES_PER_TURN - 1) await yieldToEventLoop()
    signal?.throwIfAborted()
    await beforePage?.(done)
    const page = await renderPage(site, answers, { address, policies })
    if ('reason' in page) failed.push(page)
    else onPage(page)
    onDone?.((done += 1))
  }
  return failed
}

/** Renders one page. Every error counts as the page's failure: rendering only reads content in memory. */
export async function renderPage(
  site: Pick<CompiledSite, 'render'>,
  answers: Answers,
  { address, policies }: { address: SitePath; policies: Policies },
): Promise<RenderedOutput | FailedPage> {
  const content = new RecordingReader(answers)
  try {
    const body = await site.render(address, content)
    if (isDocument(address) && !policies[areaOf(address)].allows(body)) {
      throw new PageRenderError(address, 'it has a script or style that the content security policy of the site does not allow')
    }
    return { address, body, record: { hash: fileHash(body), queries: content.asked } }
  } catch (cause) {
    const error = cause instanceof PageRenderError ? cause : new PageRenderError(address, 'it threw an error', { cause })
    const reason = error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message
    return { address, reason, queries: content.asked }
  }
}
