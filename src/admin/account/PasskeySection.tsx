import { type SubmitEvent, useRef, useState } from 'react'
import { deviceName } from '#common/device-name.ts'
import { PASSKEY_NAME_MAX_LENGTH } from '#common/field-limits.ts'
import type { PasskeysView } from '#server/passkeys/passkey.schemas.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { InputField } from '../form/InputField.tsx'
import { useTexts } from '../language/use-texts.ts'
import { passkeyMessages } from '../login/passkey.i18n.ts'
import { supportsPasskeys } from '../login/passkeys.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { ACCOUNT_FORM, AccountSection, FACTS, SUBHEADING } from './AccountSection.tsx'
import { PasskeyItem } from './PasskeyItem.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { addPasskey, needSecondFactor, removePasskey } from './account.api.ts'
import { passkeysMessages } from './passkeys.i18n.ts'
import { useAccountWrite } from './use-account.ts'

/** Shows the account's passkeys, the recovery codes for lost ones, and whether the password alone is enough. */
export function PasskeySection({ view }: { readonly view: PasskeysView }) {
  const t = useTexts(passkeysMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The id of the passkey that the administrator is asked whether to remove. */
  const [asked, setAsked] = useState<number | null>(null)
  /** New recovery codes, which the page shows until the administrator confirms having kept them. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { passkeys } = view
  const { write, logInAgain } = useAccountWrite(removePasskey, {
    onDone(_, removed) {
      // The server deletes the recovery codes with the last passkey.
      if (passkeys.every(({ id }) => id === removed)) setCodes(null)
      showOwnToast(t.removed)
      heading.current?.focus()
    },
  })
  const isLast = passkeys.length === 1
  return (
    <AccountSection id="passkeys" title={t.passkeys} lead={t.passkeysLead} headingRef={heading}>
      {passkeys.length === 0 ? <p className={FACTS}>{t.noPasskeys}</p> : null}
      <ul className="w-full">
        {passkeys.map(passkey => (
          <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey.id)} />
        ))}
      </ul>
      <AddPasskey isFirst={passkeys.length === 0} onAdded={setCodes} />
      {passkeys.length > 0 || codes ? <RecoveryCodes left={view.recovery_codes_left} codes={codes} onCodes={setCodes} /> : null}
      {passkeys.length > 0 ? <SecondFactor view={view} /> : null}
      <ConfirmDialog
        question={isLast ? t.removeLastQuestion : t.removeQuestion}
        subject={passkeys.find(({ id }) => id === asked)?.name ?? ''}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onYes={() => asked !== null && write(asked)}
      />
      {logInAgain}
    </AccountSection>
  )
}

const NAME_ID = 'passkey-name'

type AddPasskeyProps = {
  /** Whether the account has none yet. */
  readonly isFirst: boolean
  /** Called with the recovery codes, which come with the first passkey. */
  readonly onAdded: (codes: readonly string[]) => void
}

/** Adds a passkey under a name. The form proposes the name of this device. */
function AddPasskey({ isFirst, onAdded }: AddPasskeyProps) {
  const t = useTexts(passkeysMessages)
  const { notSupported } = useTexts(passkeyMessages)
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [error, setError] = useState('')
  const { write, isBusy, logInAgain } = useAccountWrite(addPasskey, {
    onDone({ recovery_codes: codes }) {
      setName('')
      if (codes) onAdded(codes)
      showOwnToast(t.added)
    },
    ...(isFirst && { noAnswerText: t.perhapsAdded }),
  })
  if (!supportsPasskeys()) return <p className={FACTS}>{notSupported}</p>

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') {
      setError(t.nameMissing)
      return document.getElementById(NAME_ID)?.focus()
    }
    write(name.trim())
  }
  return (
    <>
      <form className={ACCOUNT_FORM} noValidate onSubmit={submit}>
        <InputField
          id={NAME_ID}
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          label={t.name}
          hint={t.nameHint}
          error={error}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setError('')
          }}
        />
        <Button look={`${BUTTON} justify-self-start`} type="submit" aria-disabled={isBusy} text={isBusy ? t.adding : t.add} />
      </form>
      {logInAgain}
    </>
  )
}

/** Says whether the password alone is enough to log in, and changes that. */
function SecondFactor({ view }: { readonly view: PasskeysView }) {
  const t = useTexts(passkeysMessages)
  const [isAsking, setAsking] = useState(false)
  const { write, logInAgain } = useAccountWrite(needSecondFactor, {
    onDone: (_, isNeeded) => showOwnToast(isNeeded ? t.switchedOn : t.switchedOff),
  })
  const { needs_second_factor: isOn, recovery_codes_left: left } = view
  return (
    <>
      <h3 className={SUBHEADING}>{t.secondStep}</h3>
      <p>
        {isOn ? t.secondStepOn : t.secondStepOff} {left === 0 ? t.noCodesLeft : ''}
      </p>
      {isOn ? (
        <Button onClick={() => setAsking(true)} text={t.switchOff} />
      ) : left > 0 ? (
        <Button onClick={() => write(true)} text={t.switchOn} />
      ) : null}
      <ConfirmDialog
        question={t.switchOffQuestion}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => write(false)}
      />
      {logInAgain}
    </>
  )
}
