import { useRef, useState } from 'react'
import type { PasskeysView } from '../../../../server/passkeys/passkey.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { AccountSection } from './AccountSection.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyItem } from './PasskeyItem.tsx'
import { removePasskey } from './passkeys.api.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { useWrite } from './use-write.ts'

type PasskeySectionProps = { readonly view: PasskeysView; readonly onChanged: () => Promise<void> }

/** Passkeys of the account, the codes for when they are lost, and whether the password is enough without. */
export function PasskeySection({ view, onChanged }: PasskeySectionProps) {
  const t = useTexts(passkeysMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<number | null>(null)
  /** Shown until the person says that they are kept. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { write, logInAgain } = useWrite(onChanged)
  const { passkeys } = view

  const answer = async (yes: boolean) => {
    const id = asked
    setAsked(null)
    if (!yes || id === null || !(await write(() => removePasskey(id)))) return
    if (passkeys.length === 1) setCodes(null)
    showToast(t.removed)
    heading.current?.focus()
  }
  return (
    <AccountSection id="passkeys" title={t.passkeys} lead={t.passkeysLead} headingRef={heading}>
      {passkeys.length === 0 ? <p className="account-facts">{t.noPasskeys}</p> : null}
      <ul className="account-list">
        {passkeys.map(passkey => (
          <PasskeyItem key={passkey.id} passkey={passkey} onChanged={onChanged} onRemove={() => setAsked(passkey.id)} />
        ))}
      </ul>
      <AddPasskey onAdded={setCodes} onChanged={onChanged} />
      {passkeys.length > 0 ? (
        <>
          <RecoveryCodes left={view.recovery_codes_left} codes={codes} onCodes={setCodes} onChanged={onChanged} />
          <SecondFactor view={view} onChanged={onChanged} />
        </>
      ) : null}
      <ConfirmDialog
        question={passkeys.length === 1 ? t.removeLastQuestion : t.removeQuestion}
        subject={passkeys.find(({ id }) => id === asked)?.name ?? ''}
        isOpen={asked !== null}
        onAnswer={yes => void answer(yes)}
      />
      {logInAgain}
    </AccountSection>
  )
}
