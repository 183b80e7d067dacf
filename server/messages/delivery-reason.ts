/** Why a mail server did not take a mail over, as far as it can be told; the texts people read are the client's. */
export const DELIVERY_REASONS = ['unreachable', 'insecure', 'login', 'later', 'address', 'refused'] as const
export type DeliveryReason = (typeof DELIVERY_REASONS)[number]

/** The mail program's own names (`nodemailer/dist/esm/errors`), and those of the system's connections. */
const REASONS_BY_CODE: Readonly<Record<string, DeliveryReason>> = {
  ...{ ECONNECTION: 'unreachable', ESOCKET: 'unreachable', ETIMEDOUT: 'unreachable', EDNS: 'unreachable', EPROXY: 'unreachable' },
  ...{ ECONNREFUSED: 'unreachable', ECONNRESET: 'unreachable', ENOTFOUND: 'unreachable', EABORT: 'unreachable' },
  ...{ ETLS: 'insecure', EREQUIRETLS: 'insecure' },
  ...{ EAUTH: 'login', ENOAUTH: 'login', EOAUTH2: 'login' },
  ...{ EENVELOPE: 'address', EMESSAGE: 'refused', EPROTOCOL: 'refused', EMAXLIMIT: 'refused' },
}

/**
 * @param detail of a mail that was not sent, as deliver-mail.ts notes it: `CODE: what happened: the server's answer`
 * @returns null when it says nothing that has a name
 */
export function deliveryReason(detail: string): DeliveryReason | null {
  const code = /^E[A-Z0-9]+(?=: )/.exec(detail)?.[0] ?? ''
  const named = REASONS_BY_CODE[code] ?? null
  if (named === 'login') return named
  // 4yz: not now; 5yz: not ever (RFC 5321, 4.2.1).
  const reply = /(?:^|: )([45])\d\d[ -]/.exec(detail)?.[1]
  if (reply === '4') return 'later'
  return named ?? (reply === '5' ? 'refused' : null)
}
