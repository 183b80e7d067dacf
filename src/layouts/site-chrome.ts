import { isLocale, LOCALE_LABELS } from '../i18n/locales.ts'

// Small enough to travel inside the page: it runs after the page is read and before anybody could need it.

/** Remembers the language of a switcher link: `locale` for the site, `selectedLang` for the flag (specification §3). */
function rememberLanguage(event: Event): void {
  const locale = (event.target as Element).closest<HTMLElement>('a[data-locale]')?.dataset['locale']
  if (!isLocale(locale)) return
  try {
    localStorage.setItem('locale', locale)
    localStorage.setItem('selectedLang', LOCALE_LABELS[locale])
  } catch {
    // Storage is closed to this page: the link still leads to the language.
  }
}

/** Does what `command` attributes say in browsers that do not know them yet. */
function obeyCommand(event: Event): void {
  const button = (event.target as Element).closest('button[commandfor]')
  const target = button && document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(target instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') target.showModal()
  else target.close()
}

/** Gives the header its sticky look once its upper row has left the window. Style sheets heed it beyond 1000 px. */
function watchHeader(header: HTMLElement): void {
  const bar = header.firstElementChild
  if (bar)
    new IntersectionObserver(([entry]) => header.toggleAttribute('data-stuck', entry?.isIntersecting === false)).observe(bar)
}

addEventListener('click', rememberLanguage)
if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', obeyCommand)
const header = document.querySelector<HTMLElement>('[data-site-header]')
if (header) watchHeader(header)
