import { z } from 'zod'

/**
 * The modes that `pg` and PostgreSQL know (https://www.postgresql.org/docs/current/libpq-ssl.html), and `no-verify` of `pg`
 * alone.
 */
const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

const EXPECTED_FORM = 'expected postgres://user:password@host:port/database'

/**
 * The address of a PostgreSQL database. It is checked here because the database layer would report a mistake in words of its own.
 */
export const DatabaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: EXPECTED_FORM, abort: true })
  .refine(isEncoded, { error: 'expected %25 for each % of the user, the password and the database', abort: true })
  .refine(url => new URL(url).pathname.length > 1, EXPECTED_FORM)
  .refine(hasKnownMode, `expected sslmode to be one of ${SSL_MODES.join(', ')}`)

/** Whether the parts that the address percent-encodes can be decoded. */
function isEncoded(url: string): boolean {
  const { username, password, pathname } = new URL(url)
  try {
    // One by one: joined, a bare % at the end of one part could take the beginning of the next for its code.
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

function hasKnownMode(url: string): boolean {
  const mode = new URL(url).searchParams.get('sslmode')
  return mode === null || SSL_MODES.includes(mode)
}
