import { adminPaths } from '../../../i18n/admin-paths.ts'
import { pageLocale } from '../../../i18n/locales.ts'
import { createElement } from '../../../ui/create-element.ts'
import { readAttention } from '../api/attention.api.ts'
import { ownLanguage } from '../language/own-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { sessionMessages } from './session.messages.ts'

/** What waits for the administrator, on the profile menu and in the titles of administrators' pages. */

type Counts = Awaited<ReturnType<typeof readAttention>>

let counts: Counts | null = null

/** Asks anew and shows it; without an answer what was known stays. */
export async function refreshAttention(): Promise<void> {
  counts = await readAttention().catch(() => counts)
  showAttention()
}

/** Shows what is known, after the menu or the page's language is another one. */
export function showAttention(): void {
  if (counts === null) return
  for (const badge of document.querySelectorAll('[data-attention]')) badge.remove()
  for (const menu of document.querySelectorAll<HTMLElement>('[data-profile]')) showInMenu(menu, counts)
  // What opens the two menus: the profile's in wide windows, the site's in narrow ones.
  for (const opener of document.querySelectorAll<HTMLElement>(OPENERS)) showOnOpener(opener, counts)
  if (document.querySelector('[data-admin-page]') !== null) {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = counts.unread > 0 ? `(${counts.unread}) ${title}` : title
  }
}

/** The next who logs in on this page waits for their own. */
export function forgetAttention(): void {
  counts = { unread: 0, failing: 0, failed: 0, reason: null, alarms: 0 }
  showAttention()
  counts = null
}

const OPENERS = '[data-profile] > summary, [data-site-header] [commandfor=menu]'

function showInMenu(menu: HTMLElement, { unread, failing, failed, alarms }: Counts): void {
  const t = sessionMessages(ownLanguage())
  const inbox = inSiteLanguage(adminPaths.inbox)
  const troubles = [
    ...(failing > 0 ? [['failing', t.failing(failing)] as const] : []),
    ...(failed > 0 ? [['failed', t.failed(failed)] as const] : []),
  ]
  const link = menu.querySelector(`a[href="${inbox}"]`)
  if (unread > 0) link?.append(mark('span', { className: 'profile-unread' }, ` ${t.unread(unread)}`))
  const lines = troubles.map(([mails, text]) => {
    const href = `${inbox}?mails=${mails}`
    return mark('li', {}, createElement('a', { className: 'profile-link profile-trouble-link', href, textContent: text }))
  })
  link?.parentElement?.after(...lines)
  const alarmsLink = menu.querySelector(`a[href="${inSiteLanguage(adminPaths.alarms)}"]`)
  if (alarms > 0) alarmsLink?.append(mark('span', { className: 'profile-unread' }, ` ${alarms}`))
}

function showOnOpener(opener: HTMLElement, { unread, failing, failed, alarms }: Counts): void {
  // The site's menu is a button of the page; the profile's is the administrator's.
  const language = opener.closest('[data-profile]') ? ownLanguage() : pageLocale(document.documentElement.lang)
  const t = sessionMessages(language)
  const words = [
    ...(unread > 0 ? [t.unread(unread)] : []),
    ...(failing > 0 ? [t.failing(failing)] : []),
    ...(failed > 0 ? [t.failed(failed)] : []),
    ...(alarms > 0 ? [t.alarms(alarms)] : []),
  ]
  const added = opener.dataset['waiting'] ?? ''
  const name = opener.ariaLabel?.endsWith(added)
    ? opener.ariaLabel.slice(0, opener.ariaLabel.length - added.length)
    : opener.ariaLabel
  opener.dataset['waiting'] = words.map(word => `, ${word}`).join('')
  opener.ariaLabel = `${name}${opener.dataset['waiting']}`
  if (words.length === 0) return
  const count = mark('span', { className: 'profile-count' }, unread > 0 ? String(unread) : '!')
  count.classList.toggle('profile-trouble', failing + failed + alarms > 0)
  opener.append(count)
}

function mark(tag: 'span' | 'li', properties: { className?: string }, content: string | Node): HTMLElement {
  const element = createElement(tag, properties, content)
  element.dataset['attention'] = ''
  return element
}
