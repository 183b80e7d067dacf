import { useEffect, useState } from 'react'
import { MAX_RETENTION_MONTHS } from '../../../../server/messages/inbox.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { readRetention, saveRetention } from './inbox.api.ts'
import { inboxMessages } from './inbox.messages.ts'

/** For how many months messages are kept. */
export function RetentionSetting() {
  const t = useTexts(inboxMessages)
  const { loggedOut } = useTexts(loadingMessages)
  const [months, setMonths] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { withLogIn, logInAgain } = useLogInAgain()
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
    try {
      setMonths(String(await withLogIn(() => saveRetention(number))))
      showToast(t.saved)
    } catch (error) {
      showToast(isLoggedOut(error) ? loggedOut : t.failed, 'error')
    }
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
          <div className="editor-field">
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
          <button className="button button-quiet" type="submit">
            {t.save}
          </button>
        </div>
        <p className="editor-field-error" id="retention-error">
          {isWrong ? t.monthsError : ''}
        </p>
      </form>
      {logInAgain}
    </>
  )
}
