import '../../ui/zod-without-eval.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import { EMAIL_MAX_LENGTH } from '#common/field-limits.ts'
import type { FoundPerson } from '#server/personal-data/personal-data.schemas.ts'
import { BACK_LINK } from '../../ui/looks.ts'
import { InputField } from '../form/InputField.tsx'
import { kindLabel } from '../inbox/message-labels.ts'
import { $pageLanguage, adoptLanguageSwitcher } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { ServerState } from '../server-state/ServerState.tsx'
import { Button } from '../ui/Button.tsx'
import { BUTTON } from '../ui/looks.ts'
import { ErasePerson } from './ErasePerson.tsx'
import { personalDataMessages } from './personal-data.i18n.ts'
import { usePerson } from './use-person.ts'

/** Whether the company has no data that belong to the address; mentions by other people do not count. */
function holdsNothing({ account, ...found }: FoundPerson): boolean {
  const { messages, mails, invitations, requests_for_a_new_password: requests, audit_events } = found
  return messages.length + mails + invitations + requests + audit_events === 0 && account === 'none'
}

const EMAIL_ID = 'person-email'

/** Shows and erases the kept data of a person, by e-mail address: the island of `/admin/isikuandmed`. */
export function PersonalDataPage() {
  useEffect(adoptLanguageSwitcher, [])
  return (
    <ServerState>
      <PersonalData />
    </ServerState>
  )
}

/** The search, what it found, and the result of the last action. */
function PersonalData() {
  const t = useTexts(personalDataMessages)
  const [email, setEmail] = useState('')
  const { found, isWrong, isBusy, outcome, logInAgain, find, exportFound, erase } = usePerson()
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome !== '') result.current?.focus()
  }, [outcome])
  useEffect(() => {
    if (isWrong) document.getElementById(EMAIL_ID)?.focus()
  }, [isWrong])
  return (
    <div className="grid max-w-176 gap-8 pb-12 *:min-w-0">
      <a className={BACK_LINK} href={inSiteLanguage(adminPaths.inbox)}>
        ← {t.back}
      </a>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          find(email)
        }}
      >
        <InputField
          id={EMAIL_ID}
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
          label={t.email}
          error={isWrong ? t.emailError : ''}
          isErrorRead
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <Button look={`${BUTTON} justify-self-start`} type="submit" aria-disabled={isBusy} text={t.find} />
      </form>
      {found ? (
        <>
          <FoundFacts found={found} />
          {holdsNothing(found) ? null : (
            <>
              <div>
                <Button aria-disabled={isBusy} onClick={exportFound} text={t.export} />
              </div>
              <ErasePerson key={found.email} found={found} isBusy={isBusy} onErase={erase} />
            </>
          )}
        </>
      ) : null}
      {outcome === '' ? null : (
        <p ref={result} tabIndex={-1}>
          {outcome}
        </p>
      )}
      {logInAgain}
    </div>
  )
}

/** The found data of an address, counted by kind. */
function FoundFacts({ found }: { readonly found: FoundPerson }) {
  const t = useTexts(personalDataMessages)
  const locale = useStore($pageLanguage)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const counts: readonly (readonly [string, number])[] = [
    ...found.messages.map(({ kind, count }) => [kindLabel(locale, kind), count] as const),
    [t.mails, found.mails],
    [t.invitations, found.invitations],
    [t.passwordRequests, found.requests_for_a_new_password],
    [t.auditEvents, found.audit_events],
  ]
  const shown = counts.filter(([, count]) => count > 0)
  return (
    <section className="grid gap-4" aria-labelledby="person-found">
      <h2 id="person-found" ref={heading} className="text-title wrap-anywhere focus:outline-none" tabIndex={-1}>
        {t.found(found.email)}
      </h2>
      {shown.length === 0 ? <p>{found.mentions.length === 0 ? t.nothing : t.nothingSent}</p> : null}
      <dl>
        {shown.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-2">
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {found.account === 'none' ? null : <p>{found.account === 'active' ? t.accountActive : t.accountRemoved}</p>}
      {found.mentions.length === 0 ? null : (
        <p>
          {t.mentions}{' '}
          {found.mentions.map(({ id, number }) => (
            <a key={id} className="me-3" href={`${inSiteLanguage(adminPaths.inbox)}?message=${id}`}>
              {number}
            </a>
          ))}
          {found.more_mentions === 0 ? null : t.moreMentions(found.more_mentions)}
        </p>
      )}
      <p>{t.notSearched}</p>
    </section>
  )
}
