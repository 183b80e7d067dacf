import { defineEntity, p } from '@mikro-orm/core'

const RateLimitCountSchema = defineEntity({
  name: 'RateLimitCount',
  tableName: 'rate_limit_counts',
  properties: {
    /** SHA-256 of the limit's name and of what it counts by, as base64url: the table holds no address and no e-mail. */
    key_hash: p.string().length(43).primary(),
    count: p.integer(),
    /** When the count begins again. */
    ends_at: p.datetime(),
  },
})

/** The requests of one limit and one caller in the present window. The table is unlogged: a crashed database forgets it. */
export class RateLimitCount extends RateLimitCountSchema.class {}
RateLimitCountSchema.setClass(RateLimitCount)
