import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import type { ReactElement } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'
import type { Attention } from '#server/inbox/inbox.schemas.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { BUTTON_QUIET, ICON_BUTTON } from '../../ui/looks.ts'
import { type Administrator, leave } from '../session/administrator.store.ts'
import { sessionMessages } from '../session/session.i18n.ts'
import { Button } from '../ui/Button.tsx'
import { InPage } from '../ui/InPage.tsx'
import { PERSON } from '../ui/icon-shapes.ts'
import { AttentionCount } from './AttentionCount.tsx'
import { mailTroubles, waitingWords } from './use-attention.ts'

/** The open menu. It has the focus as a whole, and a frame marks the entry that Enter would choose. */
const PANEL =
  'absolute top-full right-0 z-25 w-max max-w-[min(24rem,80vw)] min-w-48 rounded-medium border border-rule bg-paper-light px-5 py-4 raised focus:outline-none focus-visible:**:data-focus:rounded-small focus-visible:**:data-focus:outline-2 focus-visible:**:data-focus:outline-offset-3 focus-visible:**:data-focus:outline-primary'
const EMAIL = 'text-fine wrap-anywhere text-ink-soft'

type ProfileMenuProps = { readonly administrator: Administrator; readonly attention: Attention | null }

/** The account's menu in the header, and its copy in the site's menu of narrow windows (specification §2.2). */
export function ProfileMenu(props: ProfileMenuProps) {
  return (
    <>
      <InPage at={place => document.querySelector('[data-cart-link]')?.closest('astro-island')?.before(place)}>
        <HeaderMenu {...props} />
      </InPage>
      <InPage at={place => document.querySelector('[data-menu-foot]')?.append(place)}>
        <LinesInSiteMenu {...props} />
      </InPage>
    </>
  )
}

/** The account's menu behind its button in the header of wide windows. */
function HeaderMenu({ administrator, attention }: ProfileMenuProps) {
  const { email, locale, lang } = administrator
  const t = sessionMessages(locale)
  return (
    <Menu as="div" className="pointer-events-auto relative -mr-5 max-wide:hidden print:hidden" lang={lang}>
      <MenuButton className={`${ICON_BUTTON} relative`} aria-label={`${t.account(email)}${waitingWords(attention, locale)}`}>
        <LineIcon shape={PERSON} />
        <AttentionCount attention={attention} />
      </MenuButton>
      <MenuItems className={PANEL} modal={false}>
        <MenuSection className="grid gap-3">
          <MenuHeading as="p" className={EMAIL}>
            {email}
          </MenuHeading>
          <div className="grid justify-items-start" role="none">
            {profileLinks(administrator, attention).map(({ href, link }) => (
              <MenuItem key={href}>{link}</MenuItem>
            ))}
          </div>
          <MenuItem as="button" type="button" className={`${BUTTON_QUIET} justify-self-start`} onClick={() => void leave()}>
            {t.logOut}
          </MenuItem>
        </MenuSection>
      </MenuItems>
    </Menu>
  )
}

/** The same links at the foot of the site's menu of narrow windows. */
function LinesInSiteMenu({ administrator, attention }: ProfileMenuProps) {
  const { email, locale, lang } = administrator
  return (
    <div className="grid basis-full gap-2 border-t border-rule pt-4" lang={lang}>
      <p className={EMAIL}>{email}</p>
      <ul className="grid justify-items-start">
        {profileLinks(administrator, attention).map(({ href, link }) => (
          <li key={href}>{link}</li>
        ))}
      </ul>
      <Button
        look={`${BUTTON_QUIET} justify-self-start`}
        onClick={event => {
          // The message that follows is beyond the menu, which would keep it from being read.
          event.currentTarget.closest('dialog')?.close()
          void leave()
        }}
        text={sessionMessages(locale).logOut}
      />
    </div>
  )
}

const LINK = 'block py-1.5'

type ProfileLink = { readonly href: string; readonly link: ReactElement }

/**
 * Makes the links to the administrators' pages. Those to the inbox and the alarms say how much waits there. Mails that do not go
 * out have links of their own.
 */
function profileLinks({ locale, site }: Administrator, attention: Attention | null): readonly ProfileLink[] {
  const t = sessionMessages(locale)
  const inbox = localizedPath(site, adminPaths.inbox)
  const page = (path: SitePath, name: string, waiting?: string | number) =>
    profileLink(localizedPath(site, path), LINK, name, waiting)
  const troubles = attention === null ? [] : mailTroubles(attention, locale)
  return [
    page(adminPaths.inbox, t.inbox, attention?.unread ? t.unread(attention.unread) : undefined),
    ...troubles.map(({ mails, text }) => profileLink(`${inbox}?mails=${mails}`, `${LINK} text-error`, text)),
    page(adminPaths.publications, t.publications),
    page(adminPaths.pictures, t.pictures),
    page(adminPaths.alarms, t.alarmsPage, attention?.alarms || undefined),
    page(adminPaths.auditLog, t.auditLog),
    page(adminPaths.account, t.accountPage),
  ]
}

/** @param waiting how much waits on the page, in words or as a number */
function profileLink(href: string, className: string, name: string, waiting?: string | number): ProfileLink {
  const link = (
    <a className={className} href={href}>
      {name}
      {waiting === undefined ? null : <span className="text-fine text-ink-soft"> {waiting}</span>}
    </a>
  )
  return { href, link }
}
