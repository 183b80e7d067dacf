import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { PERSON } from '../ui/icon-shapes.ts'
import { type Administrator, leave } from './administrator.store.ts'
import { AttentionCount } from './AttentionCount.tsx'
import { waitingWords } from './attention-words.ts'
import { InPage } from './InPage.tsx'
import { profileLinks } from './profile-links.tsx'
import { sessionMessages } from './session.messages.ts'
import { ICON_BUTTON } from '../../../ui/looks.ts'

type ProfileMenuProps = { readonly administrator: Administrator; readonly attention: Attention | null }

/** The menu of the account in the header, and the same in the site's menu of narrow windows (specification §2.2). */
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

function HeaderMenu({ administrator, attention }: ProfileMenuProps) {
  const { email, locale, lang } = administrator
  const t = sessionMessages(locale)
  return (
    <Menu as="div" className="profile" lang={lang}>
      <MenuButton className={ICON_BUTTON} aria-label={`${t.account(email)}${waitingWords(attention, locale)}`}>
        <LineIcon shape={PERSON} />
        <AttentionCount attention={attention} />
      </MenuButton>
      <MenuItems className="profile-panel" modal={false}>
        <MenuSection className="profile-section">
          <MenuHeading as="p">{email}</MenuHeading>
          <div className="profile-links" role="none">
            {profileLinks(administrator, attention).map(({ href, link }) => (
              <MenuItem key={href}>{link}</MenuItem>
            ))}
          </div>
          <MenuItem as="button" type="button" className="profile-log-out" onClick={() => void leave()}>
            {t.logOut}
          </MenuItem>
        </MenuSection>
      </MenuItems>
    </Menu>
  )
}

function LinesInSiteMenu({ administrator, attention }: ProfileMenuProps) {
  const { email, locale, lang } = administrator
  return (
    <div className="profile-mobile" lang={lang}>
      <p>{email}</p>
      <ul className="profile-links">
        {profileLinks(administrator, attention).map(({ href, link }) => (
          <li key={href}>{link}</li>
        ))}
      </ul>
      <button type="button" className="profile-log-out" onClick={() => void leave()}>
        {sessionMessages(locale).logOut}
      </button>
    </div>
  )
}
