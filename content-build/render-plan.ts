import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { SitePath } from '../src/i18n/paths.ts'
import { type Answers, shortHash } from './answers.ts'
import type { CompiledSite } from './compiled-site.ts'
import { PageRenderError } from './compiled-site.ts'
import type { PageRecord } from './graph.ts'
import { RecordingReader } from './recording-reader.ts'

/** Pages rendered between two turns of the event loop; without a turn the heap grows with every page. */
const PAGES_PER_TURN = 16

export type RenderedOutput = { readonly address: SitePath; readonly body: Uint8Array; readonly record: PageRecord }

/**
 * Renders pages one after another and hands each over before the next, so that memory does not grow with the site.
 * @param onPage gets every page, and how many are done with it
 * @returns the content security policy all pages share; null when none was rendered or none has one
 * @throws PageRenderError for the first page that does not come out
 */
export async function renderPages(
  site: CompiledSite,
  answers: Answers,
  addresses: readonly SitePath[],
  onPage: (page: RenderedOutput, done: number) => void,
): Promise<string | null> {
  let sharedPolicy: string | null = null
  for (const [index, address] of addresses.entries()) {
    if (index % PAGES_PER_TURN === PAGES_PER_TURN - 1) await yieldToEventLoop()
    const content = new RecordingReader(answers)
    const { body, contentSecurityPolicy } = await site.render(address, content)
    if (contentSecurityPolicy !== null && sharedPolicy !== null && contentSecurityPolicy !== sharedPolicy) {
      throw new PageRenderError(address, 'its content security policy is not that of the other pages')
    }
    sharedPolicy ??= contentSecurityPolicy
    onPage({ address, body, record: { hash: shortHash(body), queries: content.asked } }, index + 1)
  }
  return sharedPolicy
}
