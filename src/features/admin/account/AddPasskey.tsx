import { type SubmitEvent, useState } from 'react'
import { deviceName } from '../../../../server/sessions/device-name.schemas.ts'
import { PASSKEY_NAME_LENGTH } from '../../../../server/passkeys/passkey-name.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { hasPasskeys } from '../api/passkey-log-in.api.ts'
import { useTexts } from '../language/use-texts.ts'
import { InputField } from '../form/InputField.tsx'
import { addPasskey } from './passkeys.api.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { useAccountWrite } from './use-account-write.ts'
import { BUTTON } from '../ui/looks.ts'

const NAME_ID = 'passkey-name'

type AddPasskeyProps = {
  /** Hears of the recovery codes, which come with the first one. */
  readonly onAdded: (codes: readonly string[]) => void
}

/** Adds a passkey under a name; this device's is proposed. */
export function AddPasskey({ onAdded }: AddPasskeyProps) {
  const t = useTexts(passkeysMessages)
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [error, setError] = useState('')
  const { write, isBusy, logInAgain } = useAccountWrite(addPasskey, {
    onDone({ recovery_codes: codes }) {
      setName('')
      if (codes) onAdded(codes)
      showToast(t.added)
    },
  })
  if (!hasPasskeys()) return <p className="account-facts">{t.notSupported}</p>

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
      <form className="account-form" noValidate onSubmit={submit}>
        <InputField
          id={NAME_ID}
          autoComplete="off"
          maxLength={PASSKEY_NAME_LENGTH}
          label={t.name}
          hint={t.nameHint}
          error={error}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setError('')
          }}
        />
        <button className={BUTTON} type="submit" aria-disabled={isBusy}>
          {isBusy ? t.adding : t.add}
        </button>
      </form>
      {logInAgain}
    </>
  )
}
