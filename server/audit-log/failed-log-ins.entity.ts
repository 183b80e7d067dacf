import { defineEntity, p } from '@mikro-orm/core'

const FailedLogInsSchema = defineEntity({
  name: 'FailedLogIns',
  tableName: 'failed_log_ins',
  properties: {
    /**
     * The account's id for wrong passwords, wrong recovery codes and refused passkeys; its negative id for right passwords that
     * wanted a second step; zero for attempts on no account.
     */
    account_id: p.integer().primary().autoincrement(false),
    /** The beginning of the hour. */
    hour: p.datetime().primary(),
    count: p.integer(),
  },
})

/** A count of failed log-ins within an hour, which decides which attempts become rows of the audit log. */
export class FailedLogIns extends FailedLogInsSchema.class {}
FailedLogInsSchema.setClass(FailedLogIns)
