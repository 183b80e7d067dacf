import { defineEntity, p } from '@mikro-orm/core'

const AlarmSchema = defineEntity({
  name: 'Alarm',
  tableName: 'alarms',
  indexes: [
    {
      name: 'alarms_open_unique',
      expression: 'create unique index "alarms_open_unique" on "alarms" ("code") where "ended_at" is null',
    },
  ],
  properties: {
    id: p.integer().primary(),
    /** Stable, for machines and for the texts. */
    code: p.string().length(50),
    /** The last finding, for the operator. */
    detail: p.text(),
    since: p.datetime(),
    /** When mail or webhook was queued; null before that, and where neither is set. */
    told_at: p.datetime().nullable(),
    ended_at: p.datetime().nullable().index(),
  },
})

/** A warning that lasts, or lasted. One that ends within five minutes leaves no row. */
export class Alarm extends AlarmSchema.class {}
AlarmSchema.setClass(Alarm)

/** What a notice tells: an alarm began, is over, or mails go out (the daily canary). */
export const ALARM_NOTICE_KINDS = ['begun', 'over', 'canary'] as const
export type AlarmNoticeKind = (typeof ALARM_NOTICE_KINDS)[number]

const AlarmNoticeSchema = defineEntity({
  name: 'AlarmNotice',
  tableName: 'alarm_notices',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(ALARM_NOTICE_KINDS),
    /** Null for the canary. */
    alarm: () => p.manyToOne(Alarm).fieldName('alarm_id').nullable().deleteRule('cascade').index(),
    at: p.datetime(),
  },
})

/** A mail to the address for alarms. */
export class AlarmNotice extends AlarmNoticeSchema.class {}
AlarmNoticeSchema.setClass(AlarmNotice)
