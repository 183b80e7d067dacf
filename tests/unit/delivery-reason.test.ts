import { describe, expect, test } from 'vitest'
import { deliveryReason } from '#server/messages/delivery-reason.ts'

describe('why a mail was not sent', () => {
  test.each([
    ['EAUTH: Invalid login: 535 5.7.8 Authentication credentials invalid', 'login'],
    // A server that will not have anybody log in for now is still about the login.
    ['EAUTH: Invalid login: 454 4.7.0 Temporary authentication failure', 'login'],
    ['EDNS: getaddrinfo ENOTFOUND smtp.example.ee', 'unreachable'],
    ['ETLS: self-signed certificate', 'insecure'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.1.1 No such user", 'address'],
    ["EENVELOPE: Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted, come back in 450 s", 'later'],
    ['EMESSAGE: Message failed: 554 5.7.1 Spam, code 421 of our list', 'refused'],
    ['ECONNECTION: Greeting refused: 421 Too many connections', 'later'],
    ['550 no such mailbox', 'refused'],
    ['something else entirely, 450 times', null],
    ['', null],
  ])('%s', (detail, reason) => {
    expect(deliveryReason(detail)).toBe(reason)
  })
})
