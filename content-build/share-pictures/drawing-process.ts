import { RequestProcess } from '#server/core/request-process.ts'
import type { ShareDesign } from '../content/share-design.ts'
import type { DrawnPicture } from './draw.ts'

/** Publishing and visitors come first; on a busy machine this leaves a drawing a tenth of a processor. */
const NICENESS = 10
/** A picture takes a twentieth of a second: one that takes this long never ends. */
const MAX_DRAWING_MS = 30_000

/** Requests to the process, and its answers. */
export type DrawRequest = { readonly design: ShareDesign; readonly image: Uint8Array | null }
export type DrawReply = DrawnPicture | { readonly error: string }

/** A process of low priority that draws one picture at a time. An edit does not wait for a drawing. */
export class DrawingProcess {
  readonly #process = new RequestProcess<DrawRequest, DrawReply>({
    entry: new URL('./drawing-entry.ts', import.meta.url),
    name: 'the process that draws share pictures',
    niceness: NICENESS,
    maxMs: MAX_DRAWING_MS,
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=256'],
  })

  /** Draws a picture. Calls must not overlap. @throws Error when it cannot be drawn */
  async draw(request: DrawRequest): Promise<DrawnPicture> {
    const reply = await this.#process.ask(request)
    if ('error' in reply) throw new Error(reply.error)
    return reply
  }

  /** Ends the process at once. */
  end(): void {
    this.#process.end()
  }
}
