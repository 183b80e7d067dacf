import { useRef, useState } from 'react'
import type { Administrator } from '#server/users/user.schemas.ts'
import { formatDate } from '../../i18n/format.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON_DANGER_FRAMED } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { AccountItem, AccountSection, FACTS } from './AccountSection.tsx'
import { removeAdministrator } from './account.api.ts'
import { accountTexts } from './account.i18n.ts'
import { leaveBy } from './leave-by.ts'
import { useAccountWrite } from './use-account.ts'

type AdministratorListProps = {
  readonly administrators: readonly Administrator[]
  readonly ownEmail: string
}

/** Lists the accounts that may log in, and removes them. */
export function AdministratorList({ administrators, ownEmail }: AdministratorListProps) {
  const t = useTexts(accountTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Whom the administrator is asked whether to remove. */
  const [asked, setAsked] = useState<Administrator | null>(null)
  const isOwn = ({ email }: Administrator) => email === ownEmail
  const remove = async (removed: Administrator) => {
    const removing = () => removeAdministrator(removed.id)
    return isOwn(removed) ? leaveBy(removing, t.removed(removed.email)) : removing()
  }
  const { write, logInAgain } = useAccountWrite(remove, {
    onDone(_, { email }) {
      showOwnToast(t.removed(email))
      heading.current?.focus()
    },
  })
  const isLast = administrators.length === 1
  return (
    <AccountSection id="administrators" title={t.administrators} lead={t.administratorsLead} headingRef={heading}>
      <ul className="w-full">
        {administrators.map(administrator => {
          const { id, email, created_at } = administrator
          const facts = [t.administratorSince(formatDate(created_at))]
          return (
            <AccountItem key={id} name={email} mark={isOwn(administrator) ? t.you : null} facts={facts}>
              {isLast ? null : (
                <Button
                  look={BUTTON_DANGER_FRAMED}
                  aria-label={t.removeOf(email)}
                  onClick={() => setAsked(administrator)}
                  text={t.remove}
                />
              )}
            </AccountItem>
          )
        })}
      </ul>
      {isLast ? <p className={FACTS}>{t.lastAdministrator}</p> : null}
      {asked && (
        <ConfirmDialog
          question={isOwn(asked) ? t.removeYourselfQuestion : t.removeQuestion(asked.email)}
          isOpen
          onClose={() => setAsked(null)}
          onYes={() => write(asked)}
        />
      )}
      {logInAgain}
    </AccountSection>
  )
}
