// The behaviour of header and menu. The script is small enough to be inside the page, and runs before a visitor can need it. It
// imports nothing: a shared module would become a file of its own, and two requests on every page.

/**
 * Remembers the language of a pressed link of the language switcher (specification §3), and keeps the place on the page. The
 * site reads `locale`; `selectedLang` has the label of the language.
 */
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

/** Does what a button's `command` attribute says, in browsers that do not know it yet. */
function obeyCommand(event: Event): void {
  const button = (event.target as Element).closest('button[commandfor]')
  const target = button && document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(target instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') target.showModal()
  else target.close()
}

/** Closes the menu when the visitor leaves the page, because the browser may bring the page back as it was left. */
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
