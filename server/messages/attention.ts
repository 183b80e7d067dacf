import type { EntityManager } from '@mikro-orm/postgresql'
import type { Attention } from './inbox.schemas.ts'
import type { Warning } from '../alarms/warning.schemas.ts'
import { IN_TROUBLE } from './outbox.ts'

/** Mails that do not go out are counted for themselves. */
const MAILS_NOT_SENT = 'MAILS_NOT_SENT'

/** What waits for an administrator, in one query: every page that an administrator opens asks. */
export async function attentionOf(em: EntityManager): Promise<Attention> {
  const [row] = await em.execute<Attention[]>(
    `select (select count(*) from messages where read_at is null)::int as unread,
       (select count(*) from alarms where ended_at is null and code <> '${MAILS_NOT_SENT}')::int as alarms,
       count(*) filter (where mails.state = 'queued')::int as failing,
       count(*) filter (where mails.state = 'failed')::int as failed,
       mode() within group (order by mails.trouble) filter (where mails.state = 'queued') as reason
     from mails left join messages on messages.id = mails.message_id where ${IN_TROUBLE}`,
  )
  return row as Attention
}

/** Null while all mails go out. Those that tell of alarms are left out: a mailbox that refuses them is no alarm to mail there. */
export async function mailWarning(em: EntityManager): Promise<Warning | null> {
  const [row] = await em.execute<Pick<Attention, 'failing' | 'failed' | 'reason'>[]>(
    `select count(*) filter (where mails.state = 'queued')::int as failing, count(*) filter (where mails.state = 'failed')::int as failed,
       mode() within group (order by mails.trouble) filter (where mails.state = 'queued') as reason
     from mails left join messages on messages.id = mails.message_id where ${IN_TROUBLE} and mails.role <> 'alarm-notice'`,
  )
  const { failing = 0, failed = 0, reason = null } = row ?? {}
  if (failing + failed === 0) return null
  const detail = `mails that do not go out: ${failing} tried again${reason === null ? '' : ` (${reason})`}, ${failed} given up`
  return { code: MAILS_NOT_SENT, detail }
}
