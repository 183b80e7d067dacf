import type { ReactElement } from 'react'
import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath, type SitePath } from '../../../i18n/paths.ts'
import type { Administrator } from './administrator.store.ts'
import { mailTroubles } from './attention-words.ts'
import { sessionMessages } from './session.messages.ts'

type ProfileLink = { readonly href: string; readonly link: ReactElement }

/** The administrators' pages, each as a link that says what waits there; beside the inbox what does not go out. */
export function profileLinks({ locale, site }: Administrator, attention: Attention | null): readonly ProfileLink[] {
  const t = sessionMessages(locale)
  const inbox = localizedPath(site, adminPaths.inbox)
  const page = (path: SitePath, name: string, waiting?: string | number) =>
    profileLink(localizedPath(site, path), 'profile-link', name, waiting)
  const troubles = attention === null ? [] : mailTroubles(attention, locale)
  return [
    page(adminPaths.inbox, t.inbox, attention?.unread ? t.unread(attention.unread) : undefined),
    ...troubles.map(({ mails, text }) => profileLink(`${inbox}?mails=${mails}`, 'profile-link profile-trouble-link', text)),
    page(adminPaths.publications, t.publications),
    page(adminPaths.pictures, t.pictures),
    page(adminPaths.alarms, t.alarmsPage, attention?.alarms || undefined),
    page(adminPaths.auditLog, t.auditLog),
    page(adminPaths.account, t.accountPage),
  ]
}

function profileLink(href: string, className: string, name: string, waiting?: string | number): ProfileLink {
  const link = (
    <a className={className} href={href}>
      {name}
      {waiting === undefined ? null : <span className="profile-unread"> {waiting}</span>}
    </a>
  )
  return { href, link }
}
