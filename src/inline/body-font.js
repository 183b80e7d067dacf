// Body text is written in the site's own font where an earlier page has fetched it (layouts/fetch-body-font.ts). The first
// page is read in a font the device has, so that what a visitor came to see has the line for itself (docs/adr/011).
;(() => {
  try {
    const fonts = document.currentScript.dataset.fonts.split(' ')
    const fetched = localStorage.getItem('fonts') ?? ''
    if (!fonts.every(href => fetched.includes(href))) return
    document.documentElement.dataset.bodyFont = ''
    for (const href of fonts) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }))
    }
  } catch {
    // Storage is closed to this page: nobody knows what was fetched.
  }
})()
