import '../../../ui/zod-without-eval.ts'
import { useEffect, useRef, useState } from 'react'
import type { FoundPerson } from '../../../../server/personal-data/personal-data.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { adoptLanguageSwitcher } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { ServerState } from '../server-state/ServerState.tsx'
import { ErasePerson } from './ErasePerson.tsx'
import { FoundFacts } from './FoundFacts.tsx'
import { personalDataMessages } from './personal-data.messages.ts'
import { usePerson } from './use-person.tsx'
import { BUTTON, BUTTON_QUIET, FIELD, FIELD_ERROR } from '../ui/looks.ts'
import { BACK_LINK } from '../../../ui/looks.ts'

function holdsNothing({ messages, mails, invitations, audit_events, account }: FoundPerson): boolean {
  return messages.length + mails + invitations + audit_events === 0 && account === 'none'
}

/** What is kept about a person, by e-mail address: the island of `/admin/isikuandmed`. */
export function PersonalDataPage() {
  useEffect(adoptLanguageSwitcher, [])
  return (
    <ServerState>
      <PersonalData />
    </ServerState>
  )
}

function PersonalData() {
  const t = useTexts(personalDataMessages)
  const [email, setEmail] = useState('')
  const { found, isWrong, isBusy, done, logInAgain, find, save, erase } = usePerson()
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done !== '') result.current?.focus()
  }, [done])
  return (
    <div className="person">
      <a className={BACK_LINK} href={inSiteLanguage(adminPaths.inbox)}>
        ← {t.back}
      </a>
      <form
        className="person-search"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          find(email)
        }}
      >
        <div className={FIELD}>
          <label htmlFor="person-email">{t.email}</label>
          <input
            id="person-email"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            aria-invalid={isWrong || undefined}
            aria-describedby="person-error"
            onChange={event => setEmail(event.target.value)}
          />
          <p className={FIELD_ERROR} id="person-error">
            {isWrong ? t.emailError : ''}
          </p>
        </div>
        <button className={BUTTON} type="submit" aria-disabled={isBusy}>
          {t.find}
        </button>
      </form>
      {found ? (
        <>
          <FoundFacts found={found} />
          {holdsNothing(found) ? null : (
            <>
              <div>
                <button className={BUTTON_QUIET} type="button" aria-disabled={isBusy} onClick={save}>
                  {t.export}
                </button>
              </div>
              <ErasePerson key={found.email} found={found} isBusy={isBusy} onErase={erase} />
            </>
          )}
        </>
      ) : null}
      {done === '' ? null : (
        <p ref={result} tabIndex={-1}>
          {done}
        </p>
      )}
      {logInAgain}
    </div>
  )
}
