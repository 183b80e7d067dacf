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
  // Stays after the answer: the question has to remain until the dialog has closed.
  const [asked, setAsked] = useState<{ readonly who: Administrator; readonly isOpen: boolean } | null>(null)
  const remove = async ({ id, email }: Administrator) =>
    email === ownEmail ? leaveBy(() => removeAdministrator(id), t.removed(email)) : removeAdministrator(id)
  const { write, logInAgain } = useAccountWrite(remove, {
    onDone(_, { email }) {
      showOwnToast(t.removed(email))
      heading.current?.focus()
    },
  })
  const isLast = administrators.length === 1
  const question = asked?.who.email === ownEmail ? t.removeYourselfQuestion : t.removeQuestion(asked?.who.email ?? '')
  return (
    <AccountSection id="administrators" title={t.administrators} lead={t.administratorsLead} headingRef={heading}>
      <ul className="w-full">
        {administrators.map(administrator => {
          const { id, email, created_at } = administrator
          const facts = [t.administratorSince(formatDate(created_at))]
          return (
            <AccountItem key={id} name={email} mark={email === ownEmail ? t.you : null} facts={facts}>
              {isLast ? null : (
                <Button
                  look={BUTTON_DANGER_FRAMED}
                  aria-label={t.removeOf(email)}
                  onClick={() => setAsked({ who: administrator, isOpen: true })}
                  text={t.remove}
                />
              )}
            </AccountItem>
          )
        })}
      </ul>
      {isLast ? <p className={FACTS}>{t.lastAdministrator}</p> : null}
      <ConfirmDialog
        question={question}
        isOpen={asked?.isOpen ?? false}
        onClose={() => setAsked(asked && { ...asked, isOpen: false })}
        onYes={() => asked && write(asked.who)}
      />
      {logInAgain}
    </AccountSection>
  )
}
