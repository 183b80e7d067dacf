import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { SitePath } from '../../src/i18n/paths.ts'
import { areaOf, isDocument } from '../plan/addresses.ts'
import { type Answers, type QueryKey, shortHash } from '../content/query-results.ts'
import { type CompiledSite, PageRenderError } from './compiled-site.ts'
import type { Policies } from './content-security-policy.ts'
import type { PageRecord } from '../plan/graph.ts'
import { RecordingReader } from '../content/recording-reader.ts'

/** Ends a try to publish before its release, so that another release goes first; the draft keeps what it rendered. */
export class GaveWay extends Error {
  override readonly name = 'GaveWay'
}

/** Pages rendered between two turns of the event loop; without a turn the heap grows with every page. */
const PAGES_PER_TURN = 16

export type RenderedOutput = { readonly address: SitePath; readonly body: Uint8Array; readonly record: PageRecord }

/** A page that failed, and its queries up to then. */
export type FailedPage = { readonly address: SitePath; readonly error: PageRenderError; readonly queries: readonly QueryKey[] }

/**
 * Renders pages one after another and hands each over before the next, so that memory does not grow with the site. A
 * failing page holds back no other.
 * @param work.policies must allow what each page needs, because that of its area is sent with it
 * @param work.onPage gets every rendered page
 * @param work.onDone gets how many are done, failed ones included
 * @param work.signal stops between two pages
 * @param work.beforePage called before each page with how many are done; stops the work by throwing
 * @returns the pages that failed
 */
export async function renderPages(
  site: CompiledSite,
  answers: Answers,
  work: {
    addresses: Iterable<SitePath>
    policies: Policies
    onPage: (page: RenderedOutput) => void
    onDone?: (done: number) => void
    signal?: AbortSignal | undefined
    beforePage?: ((done: number) => Promise<void> | void) | undefined
  },
): Promise<FailedPage[]> {
  const { addresses, policies, onPage, onDone, signal, beforePage } = work
  const failed: FailedPage[] = []
  let done = 0
  for (const address of addresses) {
    if (done % PAGES_PER_TURN === PAGES_PER_TURN - 1) await yieldToEventLoop()
    signal?.throwIfAborted()
    await beforePage?.(done)
    const page = await renderPage(site, answers, { address, policies })
    if ('error' in page) failed.push(page)
    else onPage(page)
    onDone?.((done += 1))
  }
  return failed
}

/** Renders one page. Any error is the page's own: it only reads content in memory. */
export async function renderPage(
  site: CompiledSite,
  answers: Answers,
  { address, policies }: { address: SitePath; policies: Policies },
): Promise<RenderedOutput | FailedPage> {
  const content = new RecordingReader(answers)
  try {
    const body = await site.render(address, content)
    if (isDocument(address) && !policies[areaOf(address)].allows(body)) {
      throw new PageRenderError(address, 'it has a script or style that the content security policy of the site does not allow')
    }
    return { address, body, record: { hash: shortHash(body), queries: content.asked } }
  } catch (cause) {
    const error = cause instanceof PageRenderError ? cause : new PageRenderError(address, 'it threw an error', { cause })
    return { address, error, queries: content.asked }
  }
}
