import type { EntityManager } from '@mikro-orm/postgresql'
import type { Config } from '../core/config.ts'
import { MAILS_NOT_SENT } from '../mail/mail-warning.ts'
import { TROUBLE_COUNTS } from '../mail/outbox.ts'
import type { Attention } from './inbox.schemas.ts'

/**
 * What needs an administrator's attention, in one query: every page of theirs asks. Unsent mails have counts of their
 * own and are no alarm here.
 */
export async function attentionOf(em: EntityManager, { smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Attention> {
  const [row] = await em.execute<Omit<Attention, 'has_mail_server'>[]>(
    `select (select count(*) from messages where read_at is null)::int as unread,
       (select count(*) from alarms where ended_at is null and code <> '${MAILS_NOT_SENT}')::int as alarms,
       ${TROUBLE_COUNTS}`,
  )
  if (!row) throw new Error('the database counted nothing')
  return { ...row, has_mail_server: smtpUrl !== null }
}
