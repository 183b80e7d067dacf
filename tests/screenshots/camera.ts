import type { Frame, Locator, Page, PageScreenshotOptions, Request } from '@playwright/test'
import { LOCALES } from '#common/locales.ts'
import { uiMessages } from '#src/ui/ui.i18n.ts'

const MAX_TRIES = 12
const SETTLED_WITHIN_MS = 30_000

/** The answers that a page waits for. */
export class Waiting {
  readonly #requests = new Set<Request>()

  constructor(page: Page) {
    page.on('request', request => this.#requests.add(request))
    page.on('requestfinished', request => this.#requests.delete(request))
    page.on('requestfailed', request => this.#requests.delete(request))
  }

  get isOver(): boolean {
    return this.#requests.size === 0
  }

  get names(): string {
    return [...this.#requests].map(request => request.url()).join(', ')
  }
}

/**
 * Masked: a slide show marks the dot of its first or of its second slide, while it always shows the first. Which one it
 * marks depends on the moment at which it was laid out.
 */
function slideDots(page: Page): Locator {
  const names = LOCALES.map(locale => uiMessages(locale).choose)
  return page.getByRole('group', { name: new RegExp(names.join('|')) })
}

/**
 * A picture of a page that has come to rest: every answer is there, fonts and pictures are drawn, and a second picture is
 * the same to the last byte.
 * @throws Error when it does not come to rest
 */
export async function takePicture(page: Page, waiting: Waiting, isWindow: boolean): Promise<Buffer> {
  const options: PageScreenshotOptions = {
    fullPage: !isWindow,
    animations: 'disabled',
    caret: 'hide',
    mask: [slideDots(page)],
    maskColor: '#888',
  }
  let before: Buffer | undefined
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await settle(page, waiting)
    const picture = await page.screenshot(options)
    if (before?.equals(picture) && waiting.isOver) return picture
    before = picture
  }
  throw new Error('The page does not come to rest')
}

async function settle(page: Page, waiting: Waiting): Promise<void> {
  const deadline = performance.now() + SETTLED_WITHIN_MS
  do {
    if (performance.now() > deadline) throw new Error(`The page still waits: ${waiting.names}`)
    await Promise.all(page.frames().map(rest))
  } while (!waiting.isOver)
}

/** An inner page may go while it is asked. */
async function rest(frame: Frame): Promise<void> {
  await frame.evaluate(untilDrawn).catch((error: unknown) => {
    if (frame === frame.page().mainFrame()) throw error
  })
}

/** Runs in the page. Pictures below the window are loaded, too: a picture of the whole page shows them. */
async function untilDrawn(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const isBusy = () => [...document.querySelectorAll('[aria-busy="true"]')].some(part => part.checkVisibility())
  await document.fonts.ready
  const shown = [...document.images].filter(image => image.checkVisibility())
  await Promise.all(shown.map(image => image.decode().catch(() => {})))
  await new Promise(resolve => requestIdleCallback(resolve, { timeout: 1_000 }))
  for (let frames = 0; frames < (isBusy() ? 30 : 2); frames += 1) await frame()
}
