import { adminPaths } from '../../../i18n/admin-paths.ts'
import type { SitePath } from '../../../i18n/paths.ts'
import { createElement, createIcon } from '../../../ui/create-element.ts'
import { ownLang } from '../language/own-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import type { sessionMessages } from './session.messages.ts'

const PERSON = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-3.9 3.8-6 7.5-6s6.7 2.1 7.5 6'
const MARK = 'data-profile'

type ProfileMenu = { readonly email: string; readonly t: ReturnType<typeof sessionMessages>; readonly onLogOut: () => void }

/** Adds the profile menu to the header and a log-out button to the menu of narrow windows (specification §2.2). */
export function addProfileMenu({ email, t, onLogOut }: ProfileMenu): void {
  const logOut = () => {
    const button = createElement('button', { type: 'button', className: 'profile-log-out', textContent: t.logOut })
    button.addEventListener('click', onLogOut)
    return button
  }
  const links = () => createElement('ul', { className: 'profile-links' }, ...adminPages(t).map(pageLink))
  const summary = createElement('summary', { className: 'icon-button', ariaLabel: t.account(email) }, createIcon(PERSON))
  const panel = createElement(
    'div',
    { className: 'profile-panel' },
    createElement('p', { textContent: email }),
    links(),
    logOut(),
  )
  const menu = createElement('details', { className: 'profile', ...ownLang() }, summary, panel)
  menu.setAttribute(MARK, '')
  closeOnLeave(menu, summary)
  document.querySelector('[data-cart-link]')?.closest('astro-island')?.before(menu)

  const inMobileMenu = createElement(
    'div',
    { className: 'profile-mobile', ...ownLang() },
    createElement('p', { textContent: email }),
    links(),
    logOut(),
  )
  inMobileMenu.setAttribute(MARK, '')
  document.querySelector('[data-menu-foot]')?.append(inMobileMenu)
}

function adminPages(t: ProfileMenu['t']): readonly (readonly [SitePath, string])[] {
  return [
    [adminPaths.inbox, t.inbox],
    [adminPaths.publications, t.publications],
    [adminPaths.pictures, t.pictures],
    [adminPaths.alarms, t.alarmsPage],
    [adminPaths.auditLog, t.auditLog],
    [adminPaths.account, t.accountPage],
  ]
}

function pageLink([path, textContent]: readonly [SitePath, string]): HTMLElement {
  const href = inSiteLanguage(path)
  return createElement('li', {}, createElement('a', { className: 'profile-link', href, textContent }))
}

export function removeProfileMenu(): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.remove()
}

/** Escape, a click elsewhere and moving the focus on close the menu, as people expect of one. */
function closeOnLeave(menu: HTMLDetailsElement, summary: HTMLElement): void {
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    summary.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
}
