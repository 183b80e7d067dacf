import type { DeliveryReason } from '#common/mail-states.ts'

/** Our code for a mail whose connection ended while the mail server had it: it may have arrived. */
export const UNANSWERED = 'EUNANSWERED'

/** Codes of nodemailer (`nodemailer/dist/esm/errors`) and of the system's connections. */
const REASONS_BY_CODE: Readonly<Record<string, DeliveryReason>> = {
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EDNS: 'unreachable',
  EPROXY: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  EABORT: 'unreachable',
  [UNANSWERED]: 'unanswered',
  ETLS: 'insecure',
  EREQUIRETLS: 'insecure',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  EENVELOPE: 'address',
  EMESSAGE: 'refused',
  EPROTOCOL: 'unreachable',
  EMAXLIMIT: 'refused',
}

/**
 * Names the reason why a mail was not sent. A failed log-in or connection is known by its code. All refusals share a few codes:
 * there the server's reply decides, and the code only where the reply says nothing that we know.
 * @param detail the attempt's outcome as deliver-mail.ts records it: `CODE: what happened: the server's answer`
 * @returns null for a reason without a name
 */
export function deliveryReason(detail: string): DeliveryReason | null {
  const code = /^E[A-Z0-9]+(?=: )/.exec(detail)?.[0] ?? ''
  const reasonByCode = REASONS_BY_CODE[code] ?? null
  if (reasonByCode === 'login') return reasonByCode
  if (reasonByCode === 'unreachable' || reasonByCode === 'insecure') return tlsReason(detail) ?? reasonByCode
  if (isLoginWanted(detail)) return 'login'
  if (isForLater(detail)) return 'later'
  const aboutUs = refusalOfUs(detail)
  if (aboutUs !== null) return aboutUs
  if (code === 'EENVELOPE' && detail.startsWith(SENDER_REFUSED)) return 'sender'
  if (code === 'EENVELOPE' && isRelayDenied(detail)) return 'relay'
  return reasonByCode ?? (replyClass(detail) === '5' ? 'refused' : null)
}

/** nodemailer gives every failed connection the same code: only the text tells that TLS was why. */
function tlsReason(detail: string): DeliveryReason | null {
  if (/certificate/i.test(detail)) return 'certificate'
  return /SSL routines|\bEPROTO\b/.test(detail) ? 'insecure' : null
}

const SENDER_REFUSED = 'EENVELOPE: Mail command failed'

/** 530: the server takes nothing from strangers (RFC 4954, 6). */
const isLoginWanted = (detail: string) => /(?:^|: )530[ -]/.test(detail)

/** The first digit of the server's reply. 4yz: not now; 5yz: not ever (RFC 5321, 4.2.1). */
const replyClass = (detail: string) => /(?:^|: )([45])\d\d[ -]/.exec(detail)?.[1]
const isForLater = (detail: string) => replyClass(detail) === '4' || isOverQuota(detail)

/**
 * x.4.5: too much mail at once (RFC 3463, 3.5). Hosts say it when a sender has used up the day's mails, and take the next
 * day's.
 */
const isOverQuota = (text: string) => /(?:^|: )5\d\d[ -]5\.4\.5\b/.test(text)

/** 5.1.y is about the recipient's address, but for two that are about the sender's (RFC 3463, 3.2). */
const ABOUT_ADDRESS = /(?:^|: )5\d\d[ -]5\.1\.[0-69]\b/

/**
 * The sender's address (RFC 3463, 3.2), its proofs (RFC 7372: SPF, DKIM, DMARC; RFC 7505), and what Exchange calls sending as
 * another one (5.2.252, 5.7.60).
 */
const ABOUT_SENDER = /(?:^|: )5\d\d[ -]5\.(?:1\.[78]|7\.2[0-467]|2\.252|7\.60)\b/
/** The name of our machine (RFC 7372, 3.3), and Exchange's lists of machines that it takes nothing from. */
const ABOUT_MACHINE = /(?:^|: )5\d\d[ -]5\.7\.(?:25|606|708)\b/
/** Groups that take mail from their members alone, in Exchange's words. */
const ABOUT_GROUP = /\bRESOLVER\.RST\b|[ -]5\.7\.133\b/i

/**
 * Tells a 5yz that refuses us from one that refuses this mail: `sender` is our sender's address, `login` our machine, which has
 * not logged in. Only the server's words say so, not the command that it refuses: Postfix waits for the recipient before it
 * refuses a sender (`smtpd_delay_reject`), Exchange for the end of the text.
 * @returns null for a refusal of this mail alone, and for one that is no 5yz
 */
function refusalOfUs(text: string): 'sender' | 'login' | null {
  if (replyClass(text) !== '5' || ABOUT_GROUP.test(text)) return null
  const words = wordsOf(text)
  if (ABOUT_SENDER.test(text) || SENDER_WORDS.test(words)) return 'sender'
  return ABOUT_MACHINE.test(text) || MACHINE_WORDS.test(words) ? 'login' : null
}

const SENDER_WORDS = /\bsender address\b.*\b(?:rejected|blocked)\b|\bsend ?as ?denied\b|\b(?:permissions?|allowed) to send as\b/i
const MACHINE_WORDS = /\b(?:client host|helo command)\b.*\b(?:rejected|blocked)\b|\bauthentication (?:is )?required\b/i

/** A reply without addresses and names of hosts, which may contain the words that are looked for (`relay.example.ee`). */
function wordsOf(text: string): string {
  return text.replace(/<[^>]*>|\S+@\S+|[\w-]+(?:\.[\w-]+)+/g, '')
}

/**
 * Whether the server forwards nothing for us to hosts that are not its own. This refusal has no code of its own: the words are
 * those of Postfix, Exim, Sendmail and Exchange.
 */
function isRelayDenied(text: string): boolean {
  return !ABOUT_ADDRESS.test(text) && /\brelay(?:ing)?\b/i.test(wordsOf(text))
}

/**
 * Whether the mail server will never take this mail: it answered 5yz to the recipient or to the text. Mails with other refusals
 * are tried again, because these refusals end: of the login, the sender, this machine or other hosts' recipients when the
 * operator mends the settings, of too many mails the day after.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // nodemailer's errors have these; any other error lacks them.
  const { code, command, responseCode } = error as Error & { code?: unknown; command?: unknown; responseCode?: unknown }
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599 || responseCode === 530) return false
  if (isOverQuota(error.message) || refusalOfUs(error.message) !== null) return false
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM' && !isRelayDenied(error.message))
}
