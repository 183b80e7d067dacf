import { useState } from 'react'
import { pastedAddress } from '#common/pasted-address.ts'
import { type EraseBody, type FoundPerson, ORDER_CHOICES } from '#server/personal-data/personal-data.schemas.ts'
import { InputField } from '../form/InputField.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON_DANGER } from '../ui/looks.ts'
import { personalDataMessages } from './personal-data.i18n.ts'

type ErasePersonProps = {
  readonly found: FoundPerson
  readonly isBusy: boolean
  readonly onErase: (orders: EraseBody['orders']) => void
}

const EMAIL_AGAIN_ID = 'person-again'

/** Erases the found data, after the administrator has typed the address again. */
export function ErasePerson({ found, isBusy, onErase }: ErasePersonProps) {
  const t = useTexts(personalDataMessages)
  const [orders, setOrders] = useState<EraseBody['orders']>('keep-lawful')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const isSame = pastedAddress(typed) === found.email
    setWrong(!isSame)
    if (isSame) onErase(orders)
    else document.getElementById(EMAIL_AGAIN_ID)?.focus()
  }
  return (
    <form
      className="grid gap-4 border-t border-rule pt-6"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 className="text-title wrap-anywhere">{t.erase}</h2>
      <ul className="grid list-disc gap-2 ps-5">
        {found.waiting_mails > 0 ? <li>{t.waiting(found.waiting_mails)}</li> : null}
        <li>{t.backups(found.backup_days)}</li>
        <li>{t.auditLog}</li>
      </ul>
      {found.lawful_orders === 0 ? null : (
        <fieldset>
          <legend className="mb-2">{t.orders(found.lawful_orders)}</legend>
          {ORDER_CHOICES.map(choice => (
            <label key={choice} className="flex items-baseline gap-3 py-2">
              <input type="radio" name="orders" checked={orders === choice} onChange={() => setOrders(choice)} />
              <span>{choice === 'erase' ? t.eraseAll : t.keepLawful}</span>
            </label>
          ))}
        </fieldset>
      )}
      <InputField
        id={EMAIL_AGAIN_ID}
        type="email"
        autoComplete="off"
        label={t.again}
        error={isWrong ? t.againError : ''}
        isErrorRead
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
      <div>
        <Button look={BUTTON_DANGER} type="submit" aria-disabled={isBusy} text={t.eraseNow} />
      </div>
    </form>
  )
}
