import type { Locale } from '#common/locales.ts'
import { ownLanguage } from '../language/own-language.ts'

/** An editor's message for the page that it leads to, in the administrator's language. */
export type Notice = {
  readonly text: string
  /** Where the change is visible, if not on that page. */
  readonly link?: { readonly href: string; readonly text: string }
  /** The publication that its undo button takes back. */
  readonly undo?: number
}

/** The notice's key, in the tab's own storage. */
const NOTICE_KEY = 'notice'

/** Keeps a notice for the next page in this tab (show-kept-notice.ts). */
export function keepNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, JSON.stringify({ ...notice, lang: ownLanguage() }))
  } catch {
    // Storage is closed to this page: the notice is lost, the change is not.
  }
}

/** A kept notice, with the language of its text. */
export type KeptNotice = Notice & { readonly lang: Locale }

/** Reads a kept notice, and forgets it. @returns null when there is none */
export function takeNotice(): KeptNotice | null {
  try {
    const kept = sessionStorage.getItem(NOTICE_KEY)
    sessionStorage.removeItem(NOTICE_KEY)
    return kept === null ? null : (JSON.parse(kept) as KeptNotice)
  } catch {
    // Storage is closed to this page, or has something else: there is no notice.
    return null
  }
}
