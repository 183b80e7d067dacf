import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { ALARM_TEXTS, alarmTitle } from '#common/alarm-texts.i18n.ts'
import { ServiceUnreachable } from '../core/service-unreachable.ts'
import { Alarm, type AlarmNoticeKind } from './alarm.entity.ts'

/** The job that sends one request. */
export const SEND_WEBHOOK = 'send-alarm-webhook'
/** How often a request is tried: with the queue's growing pauses for a day and a half. */
const MAX_ATTEMPTS = 15
const ANSWERS_WITHIN_MS = 10_000

const Payload = z.object({ alarm_id: z.int(), kind: z.enum(['begun', 'over']) })

/** Queues the webhook's request in the caller's transaction. */
export async function queueWebhook(tx: EntityManager, payload: { alarm_id: number; kind: AlarmNoticeKind }): Promise<void> {
  // A request of the beginning may be under way: the end waits as long as that may take. If it fails, it is not tried again.
  const waitMs = payload.kind === 'over' ? ANSWERS_WITHIN_MS : 0
  await tx.execute(
    `select graphile_worker.add_job('${SEND_WEBHOOK}', ?::json, max_attempts := ${MAX_ATTEMPTS}, run_at := now() + make_interval(secs => ?))`,
    [JSON.stringify(payload), waitMs / 1000],
  )
}

/**
 * Sends one alarm as JSON; `text` is what chat systems show.
 * @throws when the receiver did not take it, for the queue to try again
 */
export async function sendWebhook(em: EntityManager, given: unknown, to: { url: string; site: string }): Promise<void> {
  const { alarm_id, kind } = Payload.parse(given)
  const alarm = await em.findOne(Alarm, { id: alarm_id })
  // The alarm ended during the attempts: its end goes out by itself.
  if (alarm === null || (kind === 'begun' && alarm.ended_at !== null)) return
  const { code, detail, since } = alarm
  const text = `${new URL(to.site).host}: ${ALARM_TEXTS.en[kind]}: ${alarmTitle('en', code)} (${detail})`
  const answer = await post(to.url, { text, code, detail, state: kind, since: since.toISOString(), site: to.site })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`ALARM_WEBHOOK_URL answered ${answer.status}`)
}

/** Posts JSON. @throws ServiceUnreachable when no answer comes */
async function post(url: string, body: object): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    })
  } catch (error) {
    throw new ServiceUnreachable('ALARM_WEBHOOK_URL', error)
  }
}
