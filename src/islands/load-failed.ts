const NOTICE = 'load-failed'

/** Tells the visitor that a part of the page did not load (LoadFailed.astro), and offers to try again. */
export function showLoadFailed(tryAgain: () => void): void {
  const notice = document.getElementById(NOTICE)
  const button = notice?.querySelector('button')
  if (!notice || !button) return
  // Above a dialog nothing else can be seen or pressed.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  notice.hidden = false
  button.onclick = tryAgain
}

export function hideLoadFailed(): void {
  const notice = document.getElementById(NOTICE)
  if (notice) notice.hidden = true
}
