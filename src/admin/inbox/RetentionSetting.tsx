import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_RETENTION_MONTHS } from '#server/inbox/inbox.schemas.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { queryClient } from '../server-state/ServerState.tsx'
import { useWrite } from '../server-state/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { FIELD, FIELD_ERROR, FIELD_LABEL, INPUT } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { readRetention, saveRetention } from './inbox.api.ts'
import { inboxMessages, writeFailureText } from './inbox.i18n.ts'

const RETENTION_KEY = ['retention']
const FIELD_ID = 'retention'

/** Sets for how many months the company keeps messages. Typed text stays, whatever the server answers meanwhile. */
export function RetentionSetting() {
  const t = useTexts(inboxMessages)
  const { months, isWrong, type, submit, asked, answer, logInAgain } = useRetention()
  return (
    <>
      <form
        className="mt-8 grid gap-3 border-t border-rule pt-6"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <h2 className="text-title">{t.retention}</h2>
        <p id="retention-text">{t.retentionText}</p>
        <div className="flex items-end gap-3 [&>button]:min-h-12">
          <div className={`${FIELD} w-32`}>
            <label className={FIELD_LABEL} htmlFor={FIELD_ID}>
              {t.months}
            </label>
            <input
              className={INPUT}
              id={FIELD_ID}
              inputMode="numeric"
              autoComplete="off"
              value={months}
              aria-invalid={isWrong || undefined}
              aria-describedby="retention-text retention-error"
              onChange={event => type(event.target.value)}
            />
          </div>
          <Button type="submit" text={t.save} />
        </div>
        <p className={FIELD_ERROR} id="retention-error" role="alert">
          {isWrong ? t.monthsError : ''}
        </p>
      </form>
      <ConfirmDialog
        question={t.shorterRetention(asked ?? 0)}
        isOpen={asked !== null}
        onClose={() => answer(null)}
        onYes={() => answer(asked)}
      />
      {logInAgain}
    </>
  )
}

/** Reads and saves the setting. Asks the administrator before a shorter time deletes messages earlier. */
function useRetention() {
  const t = useTexts(inboxMessages)
  // The list of messages (MessageInbox.tsx) reports an unreachable server.
  const { data: savedMonths } = useQuery({ queryKey: RETENTION_KEY, queryFn: readRetention })
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  /** The shorter time, in months, that the administrator is asked about. */
  const [asked, setAsked] = useState<number | null>(null)
  const { logInAgain, write } = useWrite(error => writeFailureText(t, error))
  const months = typed ?? savedMonths?.toString() ?? ''

  const type = (text: string) => {
    setTyped(text)
    setWrong(false)
  }
  const save = async (number: number) => {
    // An answer that is still on its way is older.
    await queryClient.cancelQueries({ queryKey: RETENTION_KEY })
    queryClient.setQueryData(RETENTION_KEY, await saveRetention(number))
    setTyped(now => (Number(now) === number ? null : now))
    showOwnToast(t.saved)
  }
  /** Saves the typed number. Asks first when it is less than the server's, which another administrator may have set. */
  const submit = () => {
    const number = Number(months)
    const isValid = Number.isInteger(number) && number >= 1 && number <= MAX_RETENTION_MONTHS
    setWrong(!isValid)
    if (!isValid) document.getElementById(FIELD_ID)?.focus()
    else
      write(async () => {
        if (number < (await readRetention())) setAsked(number)
        else await save(number)
      })
  }
  /** @param number the months to save; null after a no. A yes calls this twice: `onClose` comes first. */
  const answer = (number: number | null) => {
    setAsked(null)
    if (number !== null) write(() => save(number))
  }
  return { months, isWrong, type, submit, asked, answer, logInAgain }
}
