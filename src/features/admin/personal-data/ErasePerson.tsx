import { useState } from 'react'
import { type EraseBody, type FoundPerson, ORDER_CHOICES } from '../../../../server/personal-data/personal-data.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { personalDataMessages } from './personal-data.messages.ts'
import { BUTTON_DANGER, FIELD, FIELD_ERROR } from '../ui/looks.ts'

type ErasePersonProps = {
  readonly found: FoundPerson
  readonly isBusy: boolean
  readonly onErase: (orders: EraseBody['orders']) => Promise<boolean>
}

/** Erases what was found, once the address is typed again. */
export function ErasePerson({ found, isBusy, onErase }: ErasePersonProps) {
  const t = useTexts(personalDataMessages)
  const [orders, setOrders] = useState<EraseBody['orders']>('keep-lawful')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const isSame = typed.trim().toLowerCase() === found.email
    setWrong(!isSame)
    if (isSame) void onErase(orders)
  }
  return (
    <form
      className="person-erase"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{t.erase}</h2>
      <ul className="person-notes">
        {found.waiting_mails > 0 ? <li>{t.waiting(found.waiting_mails)}</li> : null}
        <li>{t.backups(found.backup_days)}</li>
        <li>{t.auditLog}</li>
      </ul>
      {found.lawful_orders === 0 ? null : (
        <fieldset>
          <legend>{t.orders(found.lawful_orders)}</legend>
          {ORDER_CHOICES.map(choice => (
            <label key={choice} className="person-choice">
              <input type="radio" name="orders" checked={orders === choice} onChange={() => setOrders(choice)} />
              <span>{choice === 'erase' ? t.eraseAll : t.keepLawful}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={FIELD}>
        <label htmlFor="person-again">{t.again}</label>
        <input
          id="person-again"
          type="email"
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby="person-again-error"
          onChange={event => {
            setTyped(event.target.value)
            setWrong(false)
          }}
        />
        <p className={FIELD_ERROR} id="person-again-error">
          {isWrong ? t.againError : ''}
        </p>
      </div>
      <div>
        <button className={BUTTON_DANGER} type="submit" aria-disabled={isBusy}>
          {t.eraseNow}
        </button>
      </div>
    </form>
  )
}
