import { ownLanguage } from '../language/own-language.ts'

/** What an editor has to say on the page it leads to, in the administrator's language. */
export type Notice = {
  readonly text: string
  /** Where the change can be seen, when it is not the page reached. */
  readonly link?: { readonly href: string; readonly text: string }
  /** The publication that can be taken back from here. */
  readonly undo?: number
}

/** Where the notice is, in the tab's own storage. */
export const NOTICE_KEY = 'notice'

/** Keeps a notice for the page that is opened next in this tab. */
export function keepNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, JSON.stringify({ ...notice, lang: ownLanguage() }))
  } catch {
    // Storage is closed to this page: the notice is lost, what it tells of is done.
  }
}
