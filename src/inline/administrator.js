// Brings the administrator's tools to whoever logged in with this browser, or is owed a message from the page before.
// Nobody else downloads anything of them.
try {
  if (localStorage.getItem('loggedIn') || sessionStorage.getItem('toast')) import(document.currentScript.dataset.src)
} catch {
  // Storage is closed to this page: nobody logged in here.
}
