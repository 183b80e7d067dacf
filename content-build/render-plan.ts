import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { SitePath } from '../src/i18n/paths.ts'
import { areaOf } from './addresses.ts'
import { type Answers, shortHash } from './answers.ts'
import { type CompiledSite, PageRenderError } from './compiled-site.ts'
import type { Policies } from './content-security-policy.ts'
import type { PageRecord } from './graph.ts'
import { RecordingReader } from './recording-reader.ts'

/** Pages rendered between two turns of the event loop; without a turn the heap grows with every page. */
const PAGES_PER_TURN = 16

export type RenderedOutput = { readonly address: SitePath; readonly body: Uint8Array; readonly record: PageRecord }

/**
 * Renders pages one after another and hands each over before the next, so that memory does not grow with the site.
 * @param work.policies have to allow what each page needs, for that of its area is sent with it
 * @param work.onPage gets every page, and how many are done with it
 * @param work.signal stops between two pages
 * @throws PageRenderError for the first page that does not come out
 */
export async function renderPages(
  site: CompiledSite,
  answers: Answers,
  work: {
    addresses: readonly SitePath[]
    policies: Policies
    onPage: (page: RenderedOutput, done: number) => void
    signal?: AbortSignal | undefined
  },
): Promise<void> {
  const { addresses, policies, onPage, signal } = work
  for (const [index, address] of addresses.entries()) {
    if (index % PAGES_PER_TURN === PAGES_PER_TURN - 1) await yieldToEventLoop()
    signal?.throwIfAborted()
    const content = new RecordingReader(answers)
    const body = await site.render(address, content)
    if (!policies[areaOf(address)].allows(body)) {
      throw new PageRenderError(address, 'it has a script or style that the content security policy of the site does not allow')
    }
    onPage({ address, body, record: { hash: shortHash(body), queries: content.asked } }, index + 1)
  }
}
