import type { FoundPerson } from '../../../../server/personal-data/personal-data.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { inboxMessages } from '../messages/inbox.messages.ts'
import { kindLabel } from '../messages/message-labels.ts'
import { personalDataMessages } from './personal-data.messages.ts'

/** What was found about an address, counted by kind. */
export function FoundFacts({ found }: { readonly found: FoundPerson }) {
  const t = useTexts(personalDataMessages)
  const inbox = useTexts(inboxMessages)
  const counts: readonly (readonly [string, number])[] = [
    ...found.messages.map(({ kind, count }) => [kindLabel(inbox, kind), count] as const),
    [t.mails, found.mails],
    [t.invitations, found.invitations],
    [t.auditEvents, found.audit_events],
  ]
  const shown = counts.filter(([, count]) => count > 0)
  return (
    <section className="person-found" aria-labelledby="person-found">
      <h2 id="person-found">{t.found(found.email)}</h2>
      {shown.length === 0 ? <p>{t.nothing}</p> : null}
      <dl>
        {shown.map(([label, count]) => (
          <div key={label}>
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
            <a key={id} className="person-mention" href={`${inSiteLanguage(adminPaths.inbox)}?message=${id}`}>
              {number}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
