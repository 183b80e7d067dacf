import { describe, expect, test } from 'vitest'
import { deliveryReason, isRefusedForGood } from '#server/mail/delivery-reason.ts'

describe('why a mail was not sent', () => {
  test.each([
    ['EAUTH: Invalid login: 535 5.7.8 Authentication credentials invalid', 'login'],
    // A temporary refusal of the login still has the reason 'login'.
    ['EAUTH: Invalid login: 454 4.7.0 Temporary authentication failure', 'login'],
    ['EDNS: getaddrinfo ENOTFOUND smtp.example.ee', 'unreachable'],
    ['ETLS: self-signed certificate', 'certificate'],
    ["ESOCKET: Hostname/IP does not match certificate's altnames: IP: 127.0.0.1 is not in the cert's list:", 'certificate'],
    ['ESOCKET: certificate has expired', 'certificate'],
    ['ESOCKET: error:0A00010B:SSL routines:ssl3_get_record:wrong version number', 'insecure'],
    ['ETLS: Error upgrading connection with STARTTLS: 502 Not known', 'insecure'],
    ['EENVELOPE: Mail command failed: 550 5.7.1 Not your address', 'sender'],
    ['EENVELOPE: Mail command failed: 530 5.7.0 Authentication required', 'login'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.1.1 No such user", 'address'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted, come back in 450 s", 'later'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 554 5.7.1 <jaan@example.ee>: Relay access denied", 'relay'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 relay not permitted", 'relay'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.7.1 jaan@example.ee... Relaying denied", 'relay'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.7.54 SMTP; Unable to relay recipient", 'relay'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 554 5.7.1 <relay@example.ee>: Recipient refused", 'address'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.1.1 relay: No such user", 'address'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 smtp-relay.mail.ee: mailbox disabled", 'address'],
    [
      "EENVELOPE: Can't send mail - all recipients were rejected: 553 5.7.1 <meie@example.ee>: Sender address rejected: not owned",
      'sender',
    ],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.1.8 <meie@example.ee>: Domain not found", 'sender'],
    [
      "EENVELOPE: Can't send mail - all recipients were rejected: 554 5.7.1 <www[192.0.2.1]>: Client host rejected: Access denied",
      'login',
    ],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 554 5.7.1 Client host [192.0.2.1] blocked", 'login'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 504 5.5.2 <www>: Helo command rejected: need a name", 'login'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.7.1 Authentication required", 'login'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.7.1 <sendas-denied@example.ee>: no such user", 'address'],
    ['EMESSAGE: Message failed: 554 5.2.252 SendAsDenied; meie@example.ee not allowed to send as muu@example.ee', 'sender'],
    [
      "EENVELOPE: Can't send mail - all recipients were rejected: 554 5.7.1 Service unavailable; Sender address [x] blocked using a list",
      'sender',
    ],
    [
      "EENVELOPE: Can't send mail - all recipients were rejected: 550 5.7.606 Access denied, banned sending IP [192.0.2.1]",
      'login',
    ],
    ['EMESSAGE: Message failed: 550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required', 'refused'],
    [
      "EENVELOPE: Can't send mail - all recipients were rejected: 550 5.7.23 <x@y.ee>: Recipient address rejected: SPF fail",
      'sender',
    ],
    ['EMESSAGE: Message failed: 550 5.7.1 You are not allowed to send as info@example.ee', 'sender'],
    ['EMESSAGE: Message failed: 554 5.7.1 Spam: "the form to send as a gift"', 'refused'],
    ['EUNANSWERED: Timeout', 'unanswered'],
    ['EMESSAGE: Message failed: 550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy', 'sender'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.4.5 Daily user sending limit exceeded", 'later'],
    ['EMESSAGE: Message failed: 550-5.4.5 Daily user sending limit exceeded', 'later'],
    ['EMESSAGE: Message failed: 554 5.7.1 Spam, code 421 of our list', 'refused'],
    ['ECONNECTION: Greeting refused: 421 Too many connections', 'unreachable'],
    ['EPROTOCOL: Invalid greeting. response=554 Not now: 554 Not now', 'unreachable'],
    ['550 no such mailbox', 'refused'],
    ['something else entirely, 450 times', null],
    ['', null],
  ])('%j has the reason %s', (detail, reason) => {
    expect(deliveryReason(detail)).toBe(reason)
  })
})

test.each([
  ['EENVELOPE', 'RCPT TO', 550, '550 5.1.1 No such user', true],
  ['EENVELOPE', 'RCPT TO', 554, '554 5.7.1 <jaan@example.ee>: Relay access denied', false],
  ['EENVELOPE', 'RCPT TO', 550, '550 5.4.5 Daily user sending limit exceeded', false],
  ['EMESSAGE', 'DATA', 550, '550 5.4.5 Daily user sending limit exceeded', false],
  ['EENVELOPE', 'RCPT TO', 553, '553 5.7.1 <meie@example.ee>: Sender address rejected: not owned by user meie', false],
  ['EENVELOPE', 'RCPT TO', 554, '554 5.7.1 <www[192.0.2.1]>: Client host rejected: Access denied', false],
  ['EMESSAGE', 'DATA', 554, '554 5.2.252 SendAsDenied; meie@example.ee not allowed to send as muu@example.ee', false],
  ['EENVELOPE', 'MAIL FROM', 550, '550 5.7.1 Not your address', false],
  ['EENVELOPE', 'RCPT TO', 451, '451 4.7.1 Greylisted', false],
  ['EMESSAGE', 'DATA', 554, '554 5.7.1 Spam', true],
  ['EAUTH', 'AUTH', 535, '535 5.7.8 Wrong password', false],
])('an error %s at %s (%i, "%s") is for good: %s', (code, command, responseCode, message, isForGood) => {
  expect(isRefusedForGood(Object.assign(new Error(message), { code, command, responseCode }))).toBe(isForGood)
})
