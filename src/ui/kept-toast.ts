/** Where toast.ts keeps the message for the next page, in the tab's own storage. */
export const KEPT_TOAST = 'toast'

/** Whether a message is kept for this page; false too when storage is closed to the page. */
export function isToastKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TOAST) !== null
  } catch {
    return false
  }
}
