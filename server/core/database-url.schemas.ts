import { z } from 'zod'

/**
 * The modes of PostgreSQL (https://www.postgresql.org/docs/current/libpq-ssl.html), of which `pg` takes `allow` for `require`,
 * and `no-verify`, which `pg` alone knows.
 */
const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

const EXPECTED_FORM = 'expected postgres://user:password@host:port/database'

/** The URL of a PostgreSQL database. The database layer's errors would not say which form is expected. */
export const DatabaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: EXPECTED_FORM, abort: true })
  .refine(isEncoded, { error: 'expected %25 for each % of the user, the password and the database', abort: true })
  .refine(url => new URL(url).pathname.length > 1, EXPECTED_FORM)
  .refine(hasKnownSslMode, `expected sslmode to be one of ${SSL_MODES.join(', ')}`)

/** Whether user, password and database are percent-encoded as they should be. */
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

function hasKnownSslMode(url: string): boolean {
  const mode = new URL(url).searchParams.get('sslmode')
  return mode === null || SSL_MODES.includes(mode)
}
