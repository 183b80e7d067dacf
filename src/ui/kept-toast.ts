/** The key under which toast.ts keeps a message for the next page, in the tab's own storage. */
export const KEPT_TOAST_KEY = 'toast'

/** Whether a message is kept for this page. It is false, too, when storage is closed to the page. */
export function isToastKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TOAST_KEY) !== null
  } catch {
    return false
  }
}
