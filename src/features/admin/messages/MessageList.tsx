import { useStore } from '@nanostores/react'
import { type MouseEvent } from 'react'
import type { MessageSummary } from '../../../../server/messages/inbox.schemas.ts'
import { formatEuro } from '../../../i18n/format.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { exportAddress } from './inbox.api.ts'
import { filterQuery, goTo, type InboxFilters as Filters, placeAddress } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'
import { InboxFilters } from './InboxFilters.tsx'
import { kindLabel, senderName } from './message-labels.ts'
import { RetentionSetting } from './RetentionSetting.tsx'
import { MailTrouble } from './MailTrouble.tsx'
import { MailsBadge, StateBadge } from './StateBadge.tsx'
import { useAttention } from '../session/use-attention.ts'
import { useMessages } from './use-messages.ts'
import { BUTTON_QUIET, EMPTY } from '../ui/looks.ts'

/** All messages, newest first. */
export function MessageList({ filters }: { readonly filters: Filters }) {
  const t = useTexts(inboxMessages)
  const waiting = useTexts(loadingMessages)
  const locale = useStore($pageLanguage)
  const { page, error, isWaiting, more, reload } = useMessages(filters)
  const attention = useAttention()
  const isFiltered = filterQuery(filters).size > 0

  return (
    <div className="inbox">
      <MailTrouble attention={attention} onRetried={reload} />
      <InboxFilters filters={filters} />
      <div className="inbox-bar">
        <output>{page === null ? (error === null ? waiting.loading : '') : t.count(page.total)}</output>
        <span className="inbox-exports">
          {(['messages', 'order-lines'] as const).map(rows => (
            <a key={rows} className={BUTTON_QUIET} href={exportAddress(filters, { locale, rows })} download>
              {rows === 'messages' ? t.export : t.exportLines}
            </a>
          ))}
        </span>
      </div>
      {error === null ? null : <LoadTrouble error={error} text={t.loadFailed} onRetry={reload} />}
      {page !== null && error === null ? (
        page.messages.length === 0 ? (
          <p className={EMPTY}>{isFiltered ? t.noneFound : t.none}</p>
        ) : (
          <ul className="inbox-list" aria-busy={isWaiting}>
            {page.messages.map(message => (
              <MessageRow key={message.id} message={message} filters={filters} />
            ))}
          </ul>
        )
      ) : null}
      {page?.next_cursor ? (
        <button className="button button-quiet inbox-more" type="button" aria-disabled={isWaiting} onClick={more}>
          {t.more}
        </button>
      ) : null}
      <RetentionSetting />
      <p>
        <a href={inSiteLanguage(adminPaths.personalData)}>{t.personalData}</a>
      </p>
    </div>
  )
}

function MessageRow({ message, filters }: { readonly message: MessageSummary; readonly filters: Filters }) {
  const t = useTexts(inboxMessages)
  const locale = useStore($pageLanguage)
  const place = { filters, messageId: message.id }
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(place)
    scrollTo({ top: 0 })
  }
  return (
    <li className={`inbox-${message.state}`}>
      <a href={placeAddress(place)} onClick={open}>
        <span className="inbox-name">{senderName(message, t)}</span>
        <span className="inbox-kind">
          {kindLabel(t, message.kind)}
          {message.total === null ? '' : `, ${formatEuro(Math.round(message.total * 100), locale)}`}
        </span>
        <time dateTime={message.created_at}>{formatInstant(message.created_at)}</time>
        <span className="inbox-number">{message.number}</span>
        <span className="inbox-states">
          <StateBadge state={message.state} />
          {message.mails === 'sent' ? null : <MailsBadge mails={message.mails} />}
        </span>
      </a>
    </li>
  )
}
