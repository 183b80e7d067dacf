import { expect, test } from 'vitest'
import { ContentSecurityPolicy } from '#content-build/render/content-security-policy.ts'
import { sanitizeRichText } from '#server/core/rich-text.ts'
import { formKeys } from '#server/forms/accept-message.ts'
import { checkedForm } from '#server/forms/checked-form.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

test('the policy lets nothing of other hosts in, and no other site frame a page', () => {
  const policy = ContentSecurityPolicy.of([], '', { isEncrypted: true }).toString()
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' https:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
    "script-src 'self'",
    "style-src 'self'",
  ])
})

test('a path that browsers take for another host is no path of the site', () => {
  expect(sanitizeRichText('<p><a href="/\\evil.example">a</a><img src="/\\evil.example/a.jpg"></p>')).toBe('<p>a</p>')
})

test('a plain form sent again within ten minutes has a key of the first, wherever the span of time ends', () => {
  const checked = checkedForm(anEnquiry() as Record<string, unknown>)
  for (let minute = 0; minute < 10; minute += 1) {
    const first = new Date(Date.UTC(2026, 10, 28, 12, minute))
    const [stored = ''] = formKeys(checked, first)
    expect(formKeys(checked, new Date(first.getTime() + 10 * 60_000 - 1))).toContain(stored)
  }
})
