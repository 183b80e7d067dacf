// Small enough for the page itself: it runs once the browser has read the page, before a visitor can need it. It imports
// nothing: a shared module would become a file of its own, and two requests on every page.

/** Keeps the reader's place, and remembers the language of a switcher link: `locale` for the site, `selectedLang` for the flag (specification §3). */
function rememberLanguage(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-locale]')
  if (!link) return
  // The parts of a page have the same names in every language.
  link.hash = location.hash
  try {
    localStorage.setItem('locale', link.hreflang)
    localStorage.setItem('selectedLang', link.textContent.trim())
  } catch {
    // Storage is closed to this page: the link still leads to the language.
  }
}

/** Runs `command` attributes in browsers that do not know them yet. */
function obeyCommand(event: Event): void {
  const button = (event.target as Element).closest('button[commandfor]')
  const target = button && document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(target instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') target.showModal()
  else target.close()
}

/** The browser may bring the page back as it was left. */
function closeMenu(): void {
  document.querySelector<HTMLDialogElement>('dialog[open]#menu')?.close()
}

/** Gives the header its sticky look once its upper row has left the window. Style sheets use it above 1000 px. */
function watchHeader(header: HTMLElement): void {
  const bar = header.firstElementChild
  if (bar)
    new IntersectionObserver(([entry]) => header.toggleAttribute('data-stuck', entry?.isIntersecting === false)).observe(bar)
}

addEventListener('click', rememberLanguage)
addEventListener('pagehide', closeMenu)
if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', obeyCommand)
const header = document.querySelector<HTMLElement>('[data-site-header]')
if (header) watchHeader(header)
