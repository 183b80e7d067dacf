import { z } from 'zod'

/** Characters of a session's hash that its owner sees: they name the session, and grant nothing. */
const SESSION_ID_LENGTH = 16
export const SessionParams = z.object({ id: z.string().regex(new RegExp(`^[0-9a-f]{${SESSION_ID_LENGTH}}$`)) })

/** A place where an account is logged in. */
export const SessionView = z
  .object({
    id: z.string().length(SESSION_ID_LENGTH),
    /** Whether the request came from this session. */
    is_current: z.boolean(),
    created_at: z.iso.datetime(),
    /** When it was last in use, to within five minutes. */
    last_seen_at: z.iso.datetime(),
    /** The User-Agent. */
    user_agent: z.string(),
    /** The network of the log-in, such as `203.0.113.*`; empty when unknown. */
    network: z.string(),
  })
  .meta({ id: 'Session' })
export type SessionView = z.output<typeof SessionView>

/** The public part of a session's hash. */
export function publicSessionId(idHash: string): string {
  return idHash.slice(0, SESSION_ID_LENGTH)
}
