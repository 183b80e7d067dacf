import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ContentSecurityPolicy } from '#content-build/render/content-security-policy.ts'
import { inlineElements } from '#content-build/render/inline-elements.ts'

const page = (html: string) => Buffer.from(`<!doctype html><html lang="et"><head>${html}</head></html>`)
const OWN = '<script>start("<style>", "õ")</script><style>a>b{content:"<script>"}</style>'
const HOSTILE = [
  '<script',
  '<script>',
  '<script>x</script>',
  '</script>',
  '<style>',
  '</style>',
  '<!--',
  '-->',
  '<![CDATA[',
  '</title>',
]

describe('the inline scripts and style sheets of a page', () => {
  test.each(HOSTILE)('are the same whatever words like %s are in its attributes, comments and titles', words => {
    const around = `<meta name="description" content="${words}"><title>${words.replace('</title>', '')}</title>`
    const elements = inlineElements(page(`${around}${OWN}<img alt='${words}'>`))
    expect(elements).toEqual(inlineElements(page(OWN)))
    expect(elements.map(({ directive }) => directive)).toEqual(['script-src', 'style-src'])
  })

  test('are found in other spellings of a tag, and not where the element is empty or data', () => {
    expect(inlineElements(page('<SCRIPT\n defer>a()</SCRIPT ><style media="print">b</style>'))).toEqual([
      { directive: 'script-src', bytes: 'a()' },
      { directive: 'style-src', bytes: 'b' },
    ])
    expect(inlineElements(page('<script src="/x.js"></script><script type="application/ld+json">{}</script>'))).toEqual([])
  })
})

describe('a policy', () => {
  const policy = ContentSecurityPolicy.of([page(OWN)], '')

  test.each(HOSTILE)('lets a page through whose attributes say %s', words => {
    expect(policy.allows(page(`<meta content="${words}">${OWN}<img alt="${words}">`))).toBe(true)
    expect(policy.allows(page(`${OWN}<img alt="${words}">`))).toBe(true)
  })

  test.each(HOSTILE)('still finds a strange script behind an attribute that says %s', words => {
    expect(policy.allows(page(`<meta content="${words}">${OWN}<script>strange()</script>`))).toBe(false)
    expect(policy.allows(page(`<img alt="${words}"><script>strange()</script>${OWN}`))).toBe(false)
  })
})

describe('the policy of some pages', () => {
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const pages = [
    page('<style>a{color:red}</style><script>start("õ")</script>'),
    page('<script src="/x.js"></script><script type="application/ld+json">{"a":1}</script><style>a{color:red}</style>'),
  ]

  test('lets through each inline script and style sheet by its hash, once, and no other', () => {
    const policy = ContentSecurityPolicy.of(pages, '').toString()
    expect(policy).toContain(`script-src 'self' ${hash('start("õ")')};`)
    expect(policy.endsWith(`style-src 'self' ${hash('a{color:red}')}`)).toBe(true)
    expect(policy).not.toMatch(/unsafe|connect-src/)
  })

  test('lets pages ask and send to an API elsewhere', () => {
    const policy = ContentSecurityPolicy.of(pages, 'https://api.example.ee').toString()
    expect(policy).toContain("connect-src 'self' https://api.example.ee;")
    expect(policy).toContain("form-action 'self' https://api.example.ee;")
  })

  test.each([
    ['<script>start("õ")</script>', true],
    ['<script type="module" src="/y.js"></script>', true],
    ['<script>start("o")</script>', false],
    ['<style>start("õ")</style>', false],
    ['<p>text</p>', true],
  ])('read back from the header, allows a page with %s: %s', (html, isAllowed) => {
    const policy = ContentSecurityPolicy.parse(ContentSecurityPolicy.of(pages, '').toString())
    expect(policy.allows(page(html))).toBe(isAllowed)
    expect(policy.allows(page(html))).toBe(isAllowed)
  })
})
