// Remembers the view that the visitor chose on the services page for this browser session, and restores it.
;(() => {
  const tabs = document.currentScript.parentElement
  const KEY = 'servicesTab'
  try {
    const chosen = sessionStorage.getItem(KEY)
    for (const input of tabs.querySelectorAll('input')) if (input.value === chosen) input.checked = true
    tabs.addEventListener('change', event => sessionStorage.setItem(KEY, event.target.value))
  } catch {
    // Storage is closed to this page: the first view shows.
  }
})()
