import type { Locale } from '#common/locales.ts'
import { documentLocale } from '../i18n/document-locale.ts'
import { createElement } from './create-element.ts'
import { KEPT_TOAST_KEY } from './kept-toast.ts'
import css from './toast.css?inline'
import { toastMessages } from './toast.i18n.ts'

/** The kind of a message, which decides its colour and how long it stays. */
export type ToastKind = 'success' | 'error'

type ToastExtras = {
  readonly actions?: readonly HTMLElement[] | undefined
  /** Leads to the thing that the toast is about. */
  readonly link?: { readonly text: string; readonly href: string }
  readonly lang?: Locale | undefined
}

const SHOWN_MS = 3000
/** The time that a person takes to read an error, for each character. */
const ERROR_MS_PER_CHARACTER = 60
/** The time that a person takes to read a toast and to decide about its actions. */
const ACTION_SHOWN_MS = 12_000
const REGION_ID = 'toasts'
/** Selects the errors that a success removes: all but one that a person is reading. */
const OLD_ERRORS_SELECTOR = `#${REGION_ID} .toast-error:not(:hover, :focus-within)`

/**
 * Shows a message for three seconds, or a long error for as long as it takes to read. It stays while the visitor points at it or
 * focuses it. Screen readers read an error at once, and a success when they pause. A success removes earlier errors that no
 * person is reading. Closed, the toast gives the focus back to where it was.
 * @param more.actions links and buttons beside the text, with which the toast stays longer
 * @param more.lang the language of the text, where that is not the page's
 */
export function showToast(text: string, kind: ToastKind = 'success', more: ToastExtras = {}): void {
  const { actions = [], link, lang } = more
  const list = region().querySelector(kind === 'error' ? '[role=alert]' : '[role=status]')
  const close = createElement('button', { type: 'button', className: 'toast-close' }, '×')
  close.setAttribute('aria-label', toastMessages(lang ?? documentLocale()).close)
  const toast = createElement(
    'div',
    { className: `toast toast-${kind}`, ...(lang && { lang }) },
    createElement('p', { textContent: text }),
    ...(link ? [createElement('a', { href: link.href, textContent: link.text })] : []),
    ...actions,
    close,
  )
  const remove = () => toast.remove()
  close.addEventListener('click', () => {
    const before = focusedBefore
    remove()
    before?.focus({ preventScroll: true })
  })
  let focusedBefore: HTMLElement | null = null
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !toast.contains(relatedTarget)) focusedBefore = relatedTarget
  })
  // Screen readers notice a new region only from the next frame on. A tab in the background has its next frame when the
  // person comes back to it, who reads the toast from then on.
  requestAnimationFrame(() => {
    if (kind === 'success') removeOldErrors()
    list?.append(toast)
    removeLater(
      toast,
      remove,
      Math.max(actions.length > 0 ? ACTION_SHOWN_MS : SHOWN_MS, kind === 'error' ? text.length * ERROR_MS_PER_CHARACTER : 0),
    )
  })
}

/** Removes the errors that no person is reading: what they tell of has succeeded since. */
export function removeOldErrors(): void {
  for (const error of document.querySelectorAll(OLD_ERRORS_SELECTOR)) error.remove()
}

/** Keeps a message for the next page in this tab, which shows it. */
export function keepToast(text: string, kind: ToastKind = 'success', lang?: Locale): void {
  try {
    sessionStorage.setItem(KEPT_TOAST_KEY, JSON.stringify({ text, kind, lang }))
  } catch {
    // Storage is closed to this page: the message is lost, but what it reports is done.
  }
}

/** Shows the message that the page before kept for this one, if there is one. */
export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_TOAST_KEY)
    if (kept === null) return
    sessionStorage.removeItem(KEPT_TOAST_KEY)
    const { text, kind, lang } = JSON.parse(kept) as { text: string; kind: ToastKind; lang?: Locale }
    showToast(text, kind, lang === documentLocale() ? {} : { lang })
  } catch {
    // Storage is closed to this page, or has something else: there is no message.
  }
}

/** Removes a toast after a time. Pointer and focus stop the timer, which begins again when they leave. */
function removeLater(toast: HTMLElement, remove: () => void, shownMs: number): void {
  let timer = setTimeout(remove, shownMs)
  const stop = () => clearTimeout(timer)
  const restart = () => {
    clearTimeout(timer)
    if (!toast.matches(':hover, :focus-within')) timer = setTimeout(remove, shownMs)
  }
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stop)
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, () => setTimeout(restart))
}

/** The page's one region for toasts, made when it is missing and put into the top layer, above an open dialog. */
function region(): HTMLElement {
  const element = document.getElementById(REGION_ID) ?? createRegion()
  // Browsers without popovers do not know the selector either, and throw.
  if (!('showPopover' in element)) return element
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
  return element
}

function createRegion(): HTMLElement {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const element = createElement(
    'div',
    { id: REGION_ID, popover: 'manual' },
    createElement('div', { role: 'status' }),
    createElement('div', { role: 'alert' }),
  )
  document.body.append(element)
  return element
}
