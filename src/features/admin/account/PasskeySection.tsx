import { useRef, useState } from 'react'
import type { PasskeysView } from '../../../../server/passkeys/passkey.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { AccountSection } from './AccountSection.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyItem } from './PasskeyItem.tsx'
import { removePasskey } from './passkeys.api.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { useAccountWrite } from './use-account-write.ts'

/** The recovery codes go with the last passkey. */
type Removal = { readonly id: number; readonly isLast: boolean }

/** Passkeys of the account, the codes for when they are lost, and whether the password is enough without. */
export function PasskeySection({ view }: { readonly view: PasskeysView }) {
  const t = useTexts(passkeysMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<number | null>(null)
  /** Shown until the person says that they are kept. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { write, logInAgain } = useAccountWrite(({ id }: Removal) => removePasskey(id), {
    onDone(_, { isLast }) {
      if (isLast) setCodes(null)
      showToast(t.removed)
      heading.current?.focus()
    },
  })
  const { passkeys } = view

  const answer = (yes: boolean) => {
    setAsked(null)
    if (yes && asked !== null) write({ id: asked, isLast: passkeys.length === 1 })
  }
  return (
    <AccountSection id="passkeys" title={t.passkeys} lead={t.passkeysLead} headingRef={heading}>
      {passkeys.length === 0 ? <p className="account-facts">{t.noPasskeys}</p> : null}
      <ul className="account-list">
        {passkeys.map(passkey => (
          <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey.id)} />
        ))}
      </ul>
      <AddPasskey onAdded={setCodes} />
      {passkeys.length > 0 ? (
        <>
          <RecoveryCodes left={view.recovery_codes_left} codes={codes} onCodes={setCodes} />
          <SecondFactor view={view} />
        </>
      ) : null}
      <ConfirmDialog
        question={passkeys.length === 1 ? t.removeLastQuestion : t.removeQuestion}
        subject={passkeys.find(({ id }) => id === asked)?.name ?? ''}
        isOpen={asked !== null}
        onAnswer={answer}
      />
      {logInAgain}
    </AccountSection>
  )
}
