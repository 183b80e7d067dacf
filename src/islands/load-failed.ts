const NOTICE = 'load-failed'

/** Tells the visitor that a part of the page did not come (LoadFailed.astro), and offers to try again. */
export function loadFailed(tryAgain: () => void): void {
  const notice = document.getElementById(NOTICE)
  const button = notice?.querySelector('button')
  if (!notice || !button) return
  notice.hidden = false
  button.onclick = () => {
    notice.hidden = true
    tryAgain()
  }
}
