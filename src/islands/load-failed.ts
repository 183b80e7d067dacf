const NOTICE_ID = 'load-failed'
/** What had the focus when the notice appeared. The try hides the pressed button, and with it the focus would be lost. */
let focusedBefore: HTMLElement | null = null

/** Tells the visitor that a part of the page did not load (LoadFailed.astro), and offers to try again. */
export function showLoadFailed(tryAgain: () => void): void {
  const notice = document.getElementById(NOTICE_ID)
  const button = notice?.querySelector('button')
  if (!notice || !button) return
  // A modal dialog would cover the notice and keep it from being pressed.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  if (document.activeElement !== button) focusedBefore = document.activeElement as HTMLElement
  notice.hidden = false
  button.onclick = () => {
    focusedBefore?.focus()
    tryAgain()
  }
}

/** Hides the notice again. */
export function hideLoadFailed(): void {
  const notice = document.getElementById(NOTICE_ID)
  if (notice) notice.hidden = true
}
