const NOTICE = 'load-failed'

/** Tells the visitor that a part of the page did not load (LoadFailed.astro), and offers to try again. */
export function showLoadFailed(tryAgain: () => void): void {
  const notice = document.getElementById(NOTICE)
  const button = notice?.querySelector('button')
  if (!notice || !button) return
  notice.hidden = false
  button.onclick = tryAgain
}

export function hideLoadFailed(): void {
  const notice = document.getElementById(NOTICE)
  if (notice) notice.hidden = true
}
