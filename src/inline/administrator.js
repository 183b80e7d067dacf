// Brings the administrator's tools to whoever logged in with this browser, or is owed a message from the page before.
// Nobody else downloads anything of them. Whoever edits gets no page that was rendered ahead, from before the edit
// (public/speculation-rules.json), and a page rendered ahead waits until it is looked at.
try {
  const { src } = document.currentScript.dataset
  const isLoggedIn = localStorage.getItem('loggedIn')
  // Without it the page is the visitors'; the next one tries again.
  const start = () => import(src).catch(() => {})
  if (isLoggedIn) document.documentElement.dataset.noSpeculation = ''
  if (isLoggedIn || sessionStorage.getItem('toast')) {
    if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
    else start()
  }
} catch {
  // Storage is closed to this page: nobody logged in here.
}
