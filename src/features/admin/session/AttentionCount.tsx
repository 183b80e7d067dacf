import type { Attention } from '../../../../server/messages/inbox.schemas.ts'

/** The number of unread messages on a menu's button, or a mark where something else waits; its name says it in words. */
export function AttentionCount({ attention }: { readonly attention: Attention | null }) {
  if (attention === null) return null
  const { unread, failing, failed, alarms } = attention
  const isTrouble = failing + failed + alarms > 0
  if (unread === 0 && !isTrouble) return null
  return <span className={isTrouble ? 'profile-count profile-trouble' : 'profile-count'}>{unread > 0 ? unread : '!'}</span>
}
