const NOTICE_ID = 'load-failed'
/** Where the visitor was before the notice. A press hides it with its button, which has the focus then. */
let usedBefore: HTMLElement | null = null

/** Tells the visitor that a part of the page did not load (LoadFailed.astro), and offers to try again. */
export function showLoadFailed(tryAgain: () => void): void {
  const notice = document.getElementById(NOTICE_ID)
  const button = notice?.querySelector('button')
  if (!notice || !button) return
  // A modal dialog would cover the notice and keep it from being pressed.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  if (document.activeElement !== button) usedBefore = document.activeElement as HTMLElement
  notice.hidden = false
  button.onclick = () => {
    usedBefore?.focus()
    tryAgain()
  }
}

/** Hides the notice again. */
export function hideLoadFailed(): void {
  const notice = document.getElementById(NOTICE_ID)
  if (notice) notice.hidden = true
}
