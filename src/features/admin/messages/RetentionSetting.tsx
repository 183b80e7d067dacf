import { useEffect, useState } from 'react'
import { MAX_RETENTION_MONTHS } from '../../../../server/messages/inbox.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { useWrite } from '../server-state/use-write.ts'
import { readRetention, saveRetention } from './inbox.api.ts'
import { inboxMessages } from './inbox.messages.ts'
import { BUTTON_QUIET, FIELD, FIELD_ERROR } from '../ui/looks.ts'

/** For how many months messages are kept. */
export function RetentionSetting() {
  const t = useTexts(inboxMessages)
  const [months, setMonths] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { logInAgain, write } = useWrite(() => t.failed)
  useEffect(() => {
    // The list above says when the server cannot be reached.
    readRetention().then(
      kept => setMonths(String(kept)),
      () => {},
    )
  }, [])

  const save = async () => {
    const number = Number(months)
    const isValid = Number.isInteger(number) && number >= 1 && number <= MAX_RETENTION_MONTHS
    setWrong(!isValid)
    if (!isValid) return
    await write(async () => {
      setMonths(String(await saveRetention(number)))
      showToast(t.saved)
    })
  }
  return (
    <>
      <form
        className="inbox-retention"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <h2>{t.retention}</h2>
        <p id="retention-text">{t.retentionText}</p>
        <div className="inbox-retention-row">
          <div className={FIELD}>
            <label htmlFor="retention">{t.months}</label>
            <input
              id="retention"
              inputMode="numeric"
              autoComplete="off"
              value={months}
              aria-invalid={isWrong || undefined}
              aria-describedby="retention-text retention-error"
              onChange={event => {
                setMonths(event.target.value)
                setWrong(false)
              }}
            />
          </div>
          <button className={BUTTON_QUIET} type="submit">
            {t.save}
          </button>
        </div>
        <p className={FIELD_ERROR} id="retention-error">
          {isWrong ? t.monthsError : ''}
        </p>
      </form>
      {logInAgain}
    </>
  )
}
