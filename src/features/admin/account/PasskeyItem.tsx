import { type SubmitEvent, useState } from 'react'
import { PASSKEY_NAME_LENGTH } from '../../../../server/passkeys/passkey-name.schemas.ts'
import type { PasskeyView } from '../../../../server/passkeys/passkey.schemas.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { InputField } from '../form/InputField.tsx'
import { renamePasskey } from './passkeys.api.ts'
import { passkeysMessages, type PasskeysTexts } from './passkeys.messages.ts'
import { useAccountWrite } from './use-account-write.ts'
import { BUTTON_DANGER_QUIET, BUTTON_QUIET } from '../ui/looks.ts'

type PasskeyItemProps = {
  readonly passkey: PasskeyView
  readonly onRemove: () => void
}

export function PasskeyItem({ passkey, onRemove }: PasskeyItemProps) {
  const t = useTexts(passkeysMessages)
  const [isRenaming, setRenaming] = useState(false)
  /** Then the focus comes back to the button. */
  const [wasRenaming, setWasRenaming] = useState(false)
  const { name } = passkey
  if (isRenaming) {
    const onDone = () => {
      setRenaming(false)
      setWasRenaming(true)
    }
    return (
      <li>
        <RenameForm passkey={passkey} onDone={onDone} />
      </li>
    )
  }
  return (
    <li>
      <div>
        <p className="account-name">{name}</p>
        <p className="account-facts">{factsOf(t, passkey).join(' · ')}</p>
      </div>
      <button
        className={BUTTON_QUIET}
        type="button"
        autoFocus={wasRenaming}
        aria-label={t.renameOf(name)}
        onClick={() => setRenaming(true)}
      >
        {t.rename}
      </button>
      <button className={BUTTON_DANGER_QUIET} type="button" aria-label={t.removeOf(name)} onClick={onRemove}>
        {t.remove}
      </button>
    </li>
  )
}

type RenameFormProps = Omit<PasskeyItemProps, 'onRemove'> & { readonly onDone: () => void }

function RenameForm({ passkey, onDone }: RenameFormProps) {
  const t = useTexts(passkeysMessages)
  const [name, setName] = useState(passkey.name)
  const [error, setError] = useState('')
  const { write, logInAgain } = useAccountWrite((chosen: string) => renamePasskey(passkey.id, chosen), {
    onDone() {
      showToast(t.renamed)
      onDone()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = name.trim()
    if (chosen === '') setError(t.nameMissing)
    else if (chosen === passkey.name) onDone()
    else write(chosen)
  }
  return (
    <>
      <form className="account-form" noValidate onSubmit={submit}>
        <InputField
          id={`passkey-name-${passkey.id}`}
          autoComplete="off"
          autoFocus
          maxLength={PASSKEY_NAME_LENGTH}
          label={t.name}
          error={error}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => (key === 'Escape' ? onDone() : undefined)}
        />
        <button className={BUTTON_QUIET} type="submit">
          {t.save}
        </button>
      </form>
      {logInAgain}
    </>
  )
}

function factsOf(t: PasskeysTexts, { created_at, last_used_at, is_synced }: PasskeyView): string[] {
  const minute = (instant: string) => formatInstant(instant).slice(0, -3)
  return [
    t.madeOn(minute(created_at)),
    last_used_at === null ? t.neverUsed : t.usedOn(minute(last_used_at)),
    ...(is_synced ? [t.synced] : []),
  ]
}
