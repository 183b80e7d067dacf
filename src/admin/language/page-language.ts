import { atom } from 'nanostores'
import { isLocale, type Locale, LOCALE_LABELS, LOCALES } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { ownLanguage } from './own-language.ts'
import { announceSiteLanguage, neutralPath, siteLanguage } from './site-language.ts'

/** The parts of the site around an administrators' page: the same elements in every language. */
const SITE_FRAME = ['.skip-link', '[data-site-header]', '#menu', '.site-footer'] as const

/** The parts that name the administrators' page itself. */
const OWN_FRAME = ['title', '.breadcrumbs', '.page-heading'] as const

type Frame = typeof SITE_FRAME | typeof OWN_FRAME

const TEXT_ATTRIBUTES = ['href', 'aria-label', 'aria-current', 'lang', 'title', 'placeholder'] as const

/** The number of the latest request for each frame: an answer to an earlier one comes too late. */
const latestRequest = new Map<Frame, number>()

/** The language of an administrators' page: the account's, whatever the address and the tabs say. */
export const $pageLanguage = atom<Locale>(ownLanguage())

/** The language of the site that the administrator came from and returns to. */
export const $siteLanguage = atom<Locale>(siteLanguage())

/** The path of the page without its language prefix, which {@link becomePage} may change. */
export const $pagePath = atom<SitePath>(neutralPath())

/**
 * Shows the site around an editor in the language of a pressed tab (specification §2.10). Its links still lead to the language
 * that the administrator came from, and the browser remembers nothing: after the editor the site has its language again.
 */
export async function showSiteIn(locale: Locale): Promise<void> {
  if (locale === document.documentElement.lang) return
  document.documentElement.lang = locale
  markOwnLanguage()
  announceSiteLanguage()
  await translateFrame(localizedPath(locale, neutralPath()), SITE_FRAME)
  leadBackToSite()
}

/**
 * Switches the site to a language in place, without a reload, so that all typed text stays. The browser remembers the
 * choice, as with the switcher of a public page. The administrator's own parts keep their language.
 */
async function switchSite(locale: Locale): Promise<void> {
  rememberLanguage(locale)
  history.replaceState(history.state, '', localizedPath(locale, neutralPath()) + location.search + location.hash)
  $siteLanguage.set(locale)
  await showSiteIn(locale)
  // Where a pressed tab has already brought the site into this language, that did nothing.
  leadBackToSite()
  announceSiteLanguage()
}

/**
 * Turns the page into another one, as a redirect would, but without a reload: it takes that page's address, title,
 * breadcrumbs and heading, in the language of the page.
 */
export async function becomePage(path: SitePath): Promise<void> {
  history.replaceState(history.state, '', localizedPath($siteLanguage.get(), path))
  await translateFrame(localizedPath($pageLanguage.get(), path), OWN_FRAME)
  leadBackToSite()
  $pagePath.set(path)
}

/** Makes the page lead back to the administrator's site, and its language switcher switch in place. */
export function adoptLanguageSwitcher(): () => void {
  leadBackToSite()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-locale]')
    const locale = link?.dataset['locale']
    if (!isLocale(locale) || !isPlainClick(event)) return
    event.preventDefault()
    link?.closest('dialog')?.close()
    void switchSite(locale)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/**
 * Makes the links lead to the site that the administrator came from: the server sends the page and its links in the account's
 * language.
 */
function leadBackToSite(): void {
  const site = $siteLanguage.get()
  pointFramesTo(site)
  for (const locale of LOCALES) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-locale="${locale}"]`)) {
      link.href = localizedPath(locale, neutralPath())
      if (locale === site) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
}

/** Marks the administrator's own parts with their language, when the page's `lang` becomes that of the site. */
function markOwnLanguage(): void {
  document.querySelector('main')?.setAttribute('lang', $pageLanguage.get())
}

/** Keeps the choice under the keys that the switcher of a public page uses (src/layouts/site/site-chrome.ts). */
function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem('locale', locale)
    localStorage.setItem('selectedLang', LOCALE_LABELS[locale])
  } catch {
    // Storage is closed to this page: the browser forgets the choice with the page.
  }
}

/**
 * Gives a frame of the page the texts and links of an administrators' page at another address, in that address's language.
 * Elements stay, so that focus, listeners and the sticky header stay too. Without a whole answer the frame keeps its language.
 */
async function translateFrame(address: string, frame: Frame): Promise<void> {
  const request = (latestRequest.get(frame) ?? 0) + 1
  latestRequest.set(frame, request)
  // Not for the cache: the browser opens this address in the account's language.
  const html = await fetch(address, { credentials: 'same-origin', cache: 'no-store' })
    .then(response => (response.ok && !response.redirected ? response.text() : null))
    .catch(() => null)
  if (html === null || request !== latestRequest.get(frame)) return
  const translated = new DOMParser().parseFromString(html, 'text/html')
  for (const selector of frame) {
    const mine = document.querySelector(selector)
    const theirs = translated.querySelector(selector)
    if (mine && theirs) adoptTexts(mine, theirs)
  }
  // The count of waiting messages is drawn again into the title and the menu button's name, which the new texts lack.
  announceSiteLanguage()
}

/** Makes the links of both frames lead to the site in a language; those of the language switcher have their own. */
function pointFramesTo(locale: Locale): void {
  for (const selector of [...SITE_FRAME, ...OWN_FRAME]) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href^="/"]:not([data-locale])`)) {
      link.href = localizedPath(locale, neutralPath(link.pathname)) + link.search + link.hash
    }
  }
}

/**
 * Takes over texts and attributes from a tree of the same shape. Skips what only this page has: the profile menu, the sticky
 * mark, the cart.
 */
function adoptTexts(mine: Element, theirs: Element): void {
  if (mine.matches('[data-cart-count]')) return
  for (const name of TEXT_ATTRIBUTES) {
    const value = theirs.getAttribute(name)
    if (value === null) mine.removeAttribute(name)
    else if (mine.getAttribute(name) !== value) mine.setAttribute(name, value)
  }
  const ownNodes = [...mine.childNodes].filter(node => !(node instanceof Element && node.matches('[data-tool-place]')))
  ownNodes.forEach((node, index) => {
    const counterpart = theirs.childNodes[index]
    if (node instanceof Element && counterpart?.nodeType === Node.ELEMENT_NODE) adoptTexts(node, counterpart as Element)
    else if (node.nodeType === Node.TEXT_NODE && counterpart?.nodeType === Node.TEXT_NODE)
      node.textContent = counterpart.textContent
  })
}
