import { type SubmitEvent, useState } from 'react'
import { deviceName } from '../../../../server/sessions/device-name.schemas.ts'
import { PASSKEY_NAME_LENGTH } from '../../../../server/passkeys/passkey-name.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { hasPasskeys } from '../api/passkey-log-in.api.ts'
import { useTexts } from '../language/use-texts.ts'
import { InputField } from '../form/InputField.tsx'
import { addPasskey } from './passkeys.api.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { useWrite } from './use-write.ts'

const NAME_ID = 'passkey-name'

type AddPasskeyProps = {
  /** Hears of the recovery codes, which come with the first one. */
  readonly onAdded: (codes: readonly string[]) => void
  readonly onChanged: () => Promise<void>
}

/** Adds a passkey under a name; this device's is proposed. */
export function AddPasskey({ onAdded, onChanged }: AddPasskeyProps) {
  const t = useTexts(passkeysMessages)
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [error, setError] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const { write, logInAgain } = useWrite(onChanged)
  if (!hasPasskeys()) return <p className="account-facts">{t.notSupported}</p>

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWaiting) return
    if (name.trim() === '') {
      setError(t.nameMissing)
      return document.getElementById(NAME_ID)?.focus()
    }
    setWaiting(true)
    const isAdded = await write(async () => {
      const { recovery_codes: codes } = await addPasskey(name.trim())
      setName('')
      if (codes) onAdded(codes)
    })
    setWaiting(false)
    if (isAdded) showToast(t.added)
  }
  return (
    <>
      <form className="account-form" noValidate onSubmit={event => void submit(event)}>
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
        <button className="button" type="submit" aria-disabled={isWaiting}>
          {isWaiting ? t.adding : t.add}
        </button>
      </form>
      {logInAgain}
    </>
  )
}
