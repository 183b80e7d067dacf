// Remembers the view that the visitor chose on the services page for this browser session, and restores it.
;(() => {
  const tabs = document.currentScript.parentElement
  const KEY = 'servicesTab'
  const restore = () => {
    const chosen = sessionStorage.getItem(KEY)
    for (const input of tabs.querySelectorAll('input')) if (input.value === chosen) input.checked = true
  }
  try {
    restore()
    // On a page that is rendered ahead, the visitor may have chosen another one since.
    document.addEventListener('prerenderingchange', restore)
    tabs.addEventListener('change', event => sessionStorage.setItem(KEY, event.target.value))
  } catch {
    // Storage is closed to this page: the first view shows.
  }
})()
