import { type SubmitEvent, useState } from 'react'
import { PASSKEY_NAME_MAX_LENGTH } from '#common/field-limits.ts'
import { formatMinute } from '#common/instant-text.ts'
import type { PasskeyView } from '#server/passkeys/passkey.schemas.ts'
import { InputField } from '../form/InputField.tsx'
import { formMessages } from '../form/form.i18n.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON_DANGER_FRAMED } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { ACCOUNT_FORM, ACCOUNT_ITEM, AccountItem } from './AccountSection.tsx'
import { renamePasskey } from './account.api.ts'
import { passkeysMessages, type PasskeysTexts } from './passkeys.i18n.ts'
import { useAccountWrite } from './use-account.ts'

type PasskeyItemProps = {
  readonly passkey: PasskeyView
  readonly onRemove: () => void
}

/** One passkey of the account, with the buttons that rename and remove it. */
export function PasskeyItem({ passkey, onRemove }: PasskeyItemProps) {
  const t = useTexts(passkeysMessages)
  /** When the form closes, the button that opened it is drawn anew and gets the focus back. */
  const [form, setForm] = useState<'not-opened' | 'open' | 'closed'>('not-opened')
  const { name } = passkey
  if (form === 'open') {
    return (
      <li className={ACCOUNT_ITEM}>
        <RenameForm passkey={passkey} onDone={() => setForm('closed')} />
      </li>
    )
  }
  return (
    <AccountItem name={name} facts={factsOf(t, passkey)}>
      <Button autoFocus={form === 'closed'} aria-label={t.renameOf(name)} onClick={() => setForm('open')} text={t.rename} />
      <Button look={BUTTON_DANGER_FRAMED} aria-label={t.removeOf(name)} onClick={onRemove} text={t.remove} />
    </AccountItem>
  )
}

type RenameFormProps = Omit<PasskeyItemProps, 'onRemove'> & { readonly onDone: () => void }

/** Takes the place of a passkey while the administrator renames it. */
function RenameForm({ passkey, onDone }: RenameFormProps) {
  const t = useTexts(passkeysMessages)
  const { cancel } = useTexts(formMessages)
  const fieldId = `passkey-name-${passkey.id}`
  const [name, setName] = useState(passkey.name)
  const [error, setError] = useState('')
  const field = () => document.querySelector<HTMLInputElement>(`#${fieldId}`)
  const { write, logInAgain } = useAccountWrite((chosen: string) => renamePasskey(passkey.id, chosen), {
    onDone(_, chosen) {
      showOwnToast(t.renamed)
      // Another name may have been typed meanwhile.
      if (field()?.value.trim() === chosen) onDone()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = name.trim()
    if (chosen === '') {
      setError(t.nameMissing)
      field()?.focus()
    } else if (chosen === passkey.name) onDone()
    else write(chosen)
  }
  return (
    <>
      <form className={ACCOUNT_FORM} noValidate onSubmit={submit}>
        <InputField
          id={fieldId}
          autoComplete="off"
          autoFocus
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          label={t.name}
          error={error}
          isErrorRead
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setError('')
          }}
          onKeyDown={({ key }) => (key === 'Escape' ? onDone() : undefined)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" text={t.save} />
          <Button onClick={onDone} text={cancel} />
        </div>
      </form>
      {logInAgain}
    </>
  )
}

/** When the passkey was made and used, and whether it is on more than one device. */
function factsOf(t: PasskeysTexts, { created_at, last_used_at, is_synced }: PasskeyView): string[] {
  return [
    t.madeOn(formatMinute(created_at)),
    last_used_at === null ? t.neverUsed : t.usedOn(formatMinute(last_used_at)),
    ...(is_synced ? [t.synced] : []),
  ]
}
