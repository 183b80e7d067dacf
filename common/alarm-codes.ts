/** Codes of warnings, which become alarms when they last. What each means, and its cure: docs/operations.md. */
export const ALARM_CODES = [
  'MAILS_NOT_SENT',
  'CANARY_NOT_SENT',
  'PUBLICATION_FAILED',
  'PUBLISHING_LATE',
  'PAGES_HELD',
  'DELIVERY_FAILED',
  'PROXY_NOT_TRUSTED',
  'DISK_LOW',
  'DISK_FULL',
  'BACKUP_OLD',
  'BACKUP_FAILED',
  'BACKUP_UNPROVED',
  'SITE_DIFFERED',
] as const
export type AlarmCode = (typeof ALARM_CODES)[number]

/** Days for which past alarms stay visible. The texts of their page have a form of "days" that does not fit every number. */
export const ALARM_KEPT_DAYS = 30
