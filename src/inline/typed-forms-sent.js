// The browser has sent a form by itself, for want of its code: forgets what the forms' pages have kept (typed-form.js).
;(() => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('form ')) sessionStorage.setItem(key, '{}')
  } catch {
    // Storage is closed to this page, and has kept nothing.
  }
})()
