import type { ClientDirective } from 'astro'
import { hideLoadFailed, showLoadFailed } from './load-failed.ts'
import { changedControls, retype } from './typed-values.ts'

/** A press or a submit before the island's code had loaded. The island repeats it afterwards. */
type Held = { readonly target: HTMLElement; readonly submitter?: HTMLElement | null; readonly isSubmit: boolean }

/** The first of these events in the island loads its code. */
const REACHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input']
/** Elements whose press needs the island. Other links lead somewhere, and other buttons have a command of their own. */
const PRESSED = 'button:not([type=submit], [command]), a[aria-haspopup]'

/**
 * `client:intent`: a browser loads the island's code when a visitor reaches for it by pointer, touch, focus or key. The island
 * keeps what the visitor did meanwhile: it repeats presses and submits once, and typed values survive.
 *
 * An island also loads its code when it gets the event `needed`. With `client:intent="SELECTOR"` it loads at once where it is
 * inside an element that the selector matches.
 *
 * When the browser cannot fetch the code, it follows a pressed link, and sends a form itself. It cannot do so offline, nor for a
 * pressed button, for what was typed or chosen in a list, or for code that was needed. Then the page offers another try, later a
 * reload, and the island has `data-load-failed` meanwhile. Back online, the browser tries by itself.
 */
const intent: ClientDirective = (load, { value }, island) => {
  /** Whether the code is on its way, or there: it is not fetched again then. */
  let isLoading = false
  /** Whether the last try failed. */
  let hasFailed = false
  /** Whether the page itself asked for the code: there is something that the built page does not show. */
  let isNeeded = false
  /** Whether a failed try was followed by another one. */
  let isSecondTry = false
  let held: Held[] = []
  const printed = island.innerHTML
  const { lang } = document.documentElement
  const listening = new AbortController()
  const { signal } = listening

  async function start(): Promise<void> {
    if (isLoading) return
    isLoading = true
    hasFailed = false
    const hydrate = await load()
    // Astro reports a failure by an event and resolves all the same.
    if (hasFailed) return fail()
    hideFailure()
    const typed = changedControls(island)
    if (document.documentElement.lang !== lang || island.querySelector('font'))
      putTextsBack(island, new DOMParser().parseFromString(printed, 'text/html').body)
    await hydrate()
    listening.abort()
    for (const control of typed) retype(control)
    for (const action of held.splice(0)) {
      showBusy(action, null)
      repeat(action)
      // React draws the effect of one press before the next press reaches it.
      await new Promise(resolve => setTimeout(resolve))
    }
  }

  /** Does without the code what the visitor asked for last, or offers another try, which repeats all that was held. */
  function fail(): void {
    isLoading = false
    const missed = held
    held = []
    for (const action of missed) showBusy(action, null)
    const again = () => {
      isSecondTry = true
      hideFailure()
      held = [...missed, ...held.filter(action => !missed.includes(action))]
      for (const action of missed) showBusy(action, 'true')
      void start()
    }
    addEventListener('online', again, { once: true, signal })
    const last = missed.at(-1)
    // Offline the browser would leave the page, and the text typed in it, for an error page of its own. What the browser does by
    // itself is not missed: the visitor may come back to this page, where another try must not do it once more.
    if (navigator.onLine && last?.isSubmit && isSendable(last.target)) {
      missed.length = 0
      HTMLFormElement.prototype.submit.call(last.target)
    } else if (navigator.onLine && last?.target instanceof HTMLAnchorElement) {
      missed.length = 0
      location.assign(last.target.href)
    }
    // Lists and the cart, which have a selector, have to follow what was typed or chosen. A form can wait until it is sent.
    else if (last || isNeeded || (typeof value === 'string' && changedControls(island)[0])) {
      island.dataset['loadFailed'] = ''
      // A browser may not import a module again, while the page is open, that a failed one imports.
      showLoadFailed(isSecondTry && navigator.onLine ? () => location.reload() : again)
    }
  }

  function hideFailure(): void {
    if (island.dataset['loadFailed'] === undefined) return
    delete island.dataset['loadFailed']
    hideLoadFailed()
  }

  function need(): void {
    isNeeded = true
    void start()
  }

  function reach(event: Event): void {
    // Hovering alone downloads nothing on a metered connection, and does not repeat a failed download.
    if (event.type === 'pointerover' && (hasFailed || savesData())) return
    void start()
  }

  function hold(event: MouseEvent | SubmitEvent): void {
    const action = heldAction(event)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    held.push(action)
    showBusy(action, 'true')
    void start()
  }

  island.addEventListener('astro:hydration-error', event => {
    if (event.target === island) hasFailed = true
  })
  for (const type of REACHES) island.addEventListener(type, reach, { capture: true, passive: true, signal })
  island.addEventListener('click', hold, { capture: true, signal })
  island.addEventListener('submit', hold, { capture: true, signal })
  island.addEventListener('needed', need, { signal })
  // The island's form reports errors itself. Before it is there, the browser's own messages would stop the submit.
  for (const form of island.querySelectorAll('form')) form.noValidate = true
  if (typeof value === 'string' && island.closest(value)) need()
}

/** The press or submit to repeat, or null when the island has no part in it. */
function heldAction(event: MouseEvent | SubmitEvent): Held | null {
  const target = event.target as HTMLElement
  if (event instanceof SubmitEvent) return { target, submitter: event.submitter, isSubmit: true }
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const pressed = target.closest<HTMLElement>(PRESSED)
  return pressed && { target: pressed, isSubmit: false }
}

/**
 * Puts the printed texts back into an island that the browser, or another program, has translated. A translator changes each
 * text, or puts a `font` in its place, and most change the page's `lang`. React would find another page than it draws, and begin
 * anew, without what the visitor typed and pressed. The browser then translates again.
 */
function putTextsBack(shownNode: Node, printedNode: Node): void {
  printedNode.childNodes.forEach((child, index) => {
    const there = shownNode.childNodes[index]
    if (!there) return
    if (child instanceof Text) (there as ChildNode).replaceWith(child.cloneNode())
    else putTextsBack(there, child)
  })
}

/** Whether a browser can send a form by itself: one with the method `dialog` needs its island. */
function isSendable(form: HTMLElement): boolean {
  return form.getAttribute('method') !== 'dialog'
}

/** Shows that the page has noticed the press, or no longer does. The line may be slow. */
function showBusy({ target, submitter }: Held, isBusy: 'true' | null): void {
  ;(submitter ?? target).ariaBusy = isBusy
}

/** Presses or submits again, now that the island has its code. */
function repeat({ target, submitter, isSubmit }: Held): void {
  if (!target.isConnected) return
  if (!isSubmit) return target.click()
  // React draws an island at the latest when an event reaches it, and skips a submit that comes earlier.
  target.dispatchEvent(new Event('change', { bubbles: true }))
  ;(target as HTMLFormElement).requestSubmit(submitter)
}

/** Whether the visitor asked the browser to save data. Only some browsers tell. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

export default intent
