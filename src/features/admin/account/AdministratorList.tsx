import { useRef, useState } from 'react'
import type { Administrator } from '../../../../server/users/user.schemas.ts'
import { formatDate } from '../../../i18n/format.ts'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { removeAdministrator } from './account.api.ts'
import { accountTexts } from './account-texts.ts'
import { AccountSection } from './AccountSection.tsx'
import { leaveLoggedOut } from './leave-page.ts'
import { useAccountWrite } from './use-account-write.ts'
import { BUTTON_DANGER_QUIET } from '../ui/looks.ts'

type AdministratorListProps = {
  readonly administrators: readonly Administrator[]
  readonly ownEmail: string
}

/** Who may log in. */
export function AdministratorList({ administrators, ownEmail }: AdministratorListProps) {
  const t = useTexts(accountTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  // Stays while the dialog closes, or its question would go before it does.
  const [asked, setAsked] = useState<{ readonly who: Administrator; readonly isOpen: boolean } | null>(null)
  const remove = async ({ id, email }: Administrator) => {
    await removeAdministrator(id)
    if (email === ownEmail) leaveLoggedOut(t.removed(email))
  }
  const { write, logInAgain } = useAccountWrite(remove, {
    onDone(_, { email }) {
      showToast(t.removed(email))
      heading.current?.focus()
    },
  })
  const isLast = administrators.length === 1

  const answer = (yes: boolean) => {
    if (asked === null) return
    setAsked({ who: asked.who, isOpen: false })
    if (yes) write(asked.who)
  }
  const question = asked?.who.email === ownEmail ? t.removeYourselfQuestion : t.removeQuestion(asked?.who.email ?? '')
  return (
    <AccountSection id="administrators" title={t.administrators} lead={t.administratorsLead} headingRef={heading}>
      <ul className="account-list">
        {administrators.map(administrator => {
          const { id, email, created_at } = administrator
          return (
            <li key={id}>
              <div>
                <p className="account-name">
                  {email}
                  {email === ownEmail ? <span className="account-mark"> ({t.you})</span> : null}
                </p>
                <p className="account-facts">{t.administratorSince(formatDate(created_at))}</p>
              </div>
              {isLast ? null : (
                <button
                  className={BUTTON_DANGER_QUIET}
                  type="button"
                  aria-label={t.removeOf(email)}
                  onClick={() => setAsked({ who: administrator, isOpen: true })}
                >
                  {t.remove}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {isLast ? <p className="account-facts">{t.lastAdministrator}</p> : null}
      <ConfirmDialog question={question} isOpen={asked?.isOpen ?? false} onAnswer={answer} />
      {logInAgain}
    </AccountSection>
  )
}
