import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBlankRichText, plainText, sanitizeRichText } from '#server/core/rich-text.ts'
import { lengthOf } from '#tests/support/test-lengths.ts'

describe('rich text keeps', () => {
  test.each([
    '<h1>Pealkiri</h1><h2>Alam</h2><h3>Alam</h3><h4>Alam</h4>',
    '<p>Üks<br />kaks <strong>paks</strong> <em>kald</em> <s>maha</s> <mark>kollane</mark></p>',
    '<ul><li><p>üks</p></li></ul><ol><li><p>kaks</p></li></ol>',
    '<ol start="2"><li>kaks</li></ol><ol start="9999"><li>viimane</li></ol>',
    '<blockquote><p>tsitaat</p></blockquote>',
    '<p class="al-left">a</p><p class="al-center">b</p><h2 class="al-right">c</h2><p class="al-justify">d</p>',
    '<p><a href="/tooted/k%C3%BC%C3%BCnlad">pood</a> <a href="mailto:info@example.ee">kiri</a> <a href="tel:+3725550000">kõne</a></p>',
    '<p><a href="https://example.ee/?a=1&amp;b=2" rel="noopener noreferrer">väljas</a></p>',
    '<img src="/media/a/640.webp?x=1&amp;y=2" alt="Küünal" width="640" height="480" /><img src="/pildid/a.jpg" alt="" />',
    '<figure data-video="https://youtu.be/dQw4w9WgXcQ"><a href="https://youtu.be/dQw4w9WgXcQ" rel="noopener noreferrer">https://youtu.be/dQw4w9WgXcQ</a></figure>',
    '<p></p><p>tühi rida enne</p>',
    'a &lt; b &amp; c',
  ])('%s as it is', html => {
    expect(sanitizeRichText(html)).toBe(html)
  })
})

describe('rich text changes', () => {
  test.each([
    ['<b>a</b><i>b</i><del>c</del><strike>d</strike>', '<strong>a</strong><em>b</em><s>c</s><s>d</s>'],
    ['<p style="color:red" onclick="x()" id="a" class="al-center big">a</p>', '<p class="al-center">a</p>'],
    [
      '<a href="\u202ahttps://example.ee/hinnad\u202c\u200b">a</a>',
      '<a href="https://example.ee/hinnad" rel="noopener noreferrer">a</a>',
    ],
    [
      '<a href="https://example.ee" rel="opener" target="_blank">a</a>',
      '<a href="https://example.ee" rel="noopener noreferrer">a</a>',
    ],
    [
      '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="//evil.example">c</a><a href="ftp://x">d</a><a>e</a>',
      'abcde',
    ],
    ['<a href="java\nscript:alert(1)">a</a><a href="&#106;avascript:alert(1)">b</a>', 'ab'],
    [
      '<img src="https://example.ee/a.jpg"><img src="http://example.ee/a.jpg"><img src="data:image/png;base64,AA"><img src="//evil.example/a.jpg"><img>',
      '',
    ],
    ['<img src="/a.jpg" width="1e9" height="100%" onerror="x()" srcset="/b.jpg 2x">', '<img src="/a.jpg" alt="" />'],
    ['<ol start="1" type="a" class="al-center"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    [
      '<ol start="0"><li>a</li></ol><ol start="-3"></ol><ol start="03"></ol><ol start="10000"></ol><ol start="2x"></ol><ul start="3"></ul>',
      '<ol><li>a</li></ol><ol></ol><ol></ol><ol></ol><ol></ol><ul></ul>',
    ],
    ['<div><section>a</section><table><tr><td>b</td></tr></table></div>', 'ab'],
    ['a<script>alert(1)</script><style>p{}</style><textarea>x</textarea>b', 'ab'],
    ['<iframe src="https://www.youtube.com/embed/x"></iframe><object></object><embed><form><input></form>', ''],
    ['<!-- comment --><![CDATA[x]]>', ''],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', 'x'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<math><mtext><table><mglyph><style><img src=/x onerror=alert(1)></style></mglyph></table></mtext></math>', ''],
    ['<p>a', '<p>a</p>'],
  ])('%s to %j', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
  })
})

describe('a video', () => {
  const figure = (url: string) => sanitizeRichText(`<figure data-video="${url}"><iframe src="${url}"></iframe>tekst</figure>`)

  test.each([
    'https://www.youtube.com/watch?v=x',
    'https://www.youtube-nocookie.com/embed/x',
    'https://vimeo.com/1',
    'https://player.vimeo.com/video/1',
    'https://cdn.example.ee/a.mp4',
    'https://cdn.example.ee/a.webm',
  ])('from %s is a figure with nothing but a link', url => {
    expect(figure(url)).toBe(`<figure data-video="${url}"><a href="${url}" rel="noopener noreferrer">${url}</a></figure>`)
  })

  test.each([
    'https://evil.example/watch',
    'http://www.youtube.com/watch?v=x',
    'https://youtube.com.evil.example/x',
    'javascript:alert(1)//.mp4',
    '/a.mp4',
    'https://evil.example/?a.mp4',
  ])('from %s is only its text', url => {
    expect(figure(url)).toBe('tekst')
  })

  test('holds no other video', () => {
    const nested = '<figure data-video="https://vimeo.com/1">a<figure data-video="https://vimeo.com/2">b</figure>c</figure>d'
    expect(sanitizeRichText(nested)).toBe(
      '<figure data-video="https://vimeo.com/1"><a href="https://vimeo.com/1" rel="noopener noreferrer">https://vimeo.com/1</a></figure>d',
    )
  })

  test('cannot break out of its address', () => {
    const clean = sanitizeRichText(
      '<figure data-video="https://vimeo.com/1?&quot;&gt;&lt;img/src=x/onerror=alert(1)&gt;">x</figure>',
    )
    expect(clean).not.toContain('<img')
    expect(clean.match(/</g)).toHaveLength(4)
  })
})

/** Markup as people, editors and attackers produce it: pieces of tags, attributes and text in any order. */
const PIECES = fc.constantFrom(
  '<p>',
  '</p>',
  '<P CLASS="al-center x">',
  '<h1>',
  '</h1>',
  '<b>',
  '</b>',
  '<i>',
  '<a href="',
  'javascript:',
  'https://youtu.be/x',
  '/tee',
  '//x',
  '">',
  "'>",
  '</a>',
  '<img src=',
  '<img alt="<p>" src="/a.jpg">',
  '<figure data-video="https://vimeo.com/1">',
  '<figure>',
  '</figure>',
  '<ul>',
  '<ol start="7">',
  '<li>',
  '</ul>',
  '<blockquote>',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<svg>',
  '<math>',
  '<noscript>',
  '</noscript>',
  '<textarea>',
  '<title>',
  '<plaintext>',
  '<xmp>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<br/>',
  '<',
  '>',
  '&',
  '&lt;',
  '&amp;lt;',
  '&#60;',
  '&nbsp',
  '"',
  "'",
  '=',
  ' ',
  '\n',
  '/',
  'õ',
  '😀',
  'text',
)
const MARKUP = fc.oneof(
  fc.array(PIECES, { maxLength: 40 }).map(pieces => pieces.join('')),
  fc.string({ unit: 'binary' }),
  fc.string(),
)

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(MARKUP, html => {
      const once = sanitizeRichText(html)
      expect(sanitizeRichText(once)).toBe(once)
    }),
    { numRuns: lengthOf('RICH_TEXTS') },
  )
})

test('whatever comes in, only tags and attributes of the allow-list come out', () => {
  const TAG = /^(?:\/?(?:p|br|h[1-4]|ul|ol|li|strong|em|s|mark|blockquote|a|img|figure)\b)/
  const ATTRIBUTE =
    /^(?:class="al-(?:left|center|right|justify)(?: al-\w+)*"|href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"]*"|rel="noopener noreferrer"|src="(?:https:\/\/|\/(?!\/))[^"]*"|alt="[^"]*"|(?:width|height)="\d+"|start="\d{1,4}"|data-video="https:\/\/[^"]*")$/i
  fc.assert(
    fc.property(MARKUP, html => {
      for (const [, inside = ''] of sanitizeRichText(html).matchAll(/<([^>]*)>?/g)) {
        expect(inside).toMatch(TAG)
        for (const [attribute] of inside.matchAll(/[^\s"=/]+="[^"]*"/g)) expect(attribute).toMatch(ATTRIBUTE)
      }
    }),
    { numRuns: lengthOf('RICH_TEXTS') },
  )
})

// Work that grew with the square of the depth would run into the runner's timeout.
test('deeply nested markup comes to an end, well-formed', () => {
  const clean = sanitizeRichText('<blockquote><b>'.repeat(13_000))
  expect(clean.match(/<\w+>/g)?.length).toBe(clean.match(/<\/\w+>/g)?.length)
})

test('text is nested fifty deep at most, and loses no words', () => {
  const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}sügaval${'</blockquote>'.repeat(depth)}`
  expect(sanitizeRichText(nested(50))).toBe(nested(50))
  expect(sanitizeRichText(nested(51))).toBe(nested(50))
})

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p> \u00a0 <br /></p>', true],
  ['<p>a</p>', false],
  ['<img src="/a.jpg" alt="" />', false],
  ['<figure data-video="https://vimeo.com/1"></figure>', false],
])('%j is blank: %j', (html, isBlank) => {
  expect(isBlankRichText(html)).toBe(isBlank)
})

test('the words of rich text are apart and as they are read', () => {
  expect(plainText('<h1>Tere</h1><p>a &lt; b &amp;&amp; "c"</p><p> d\n e</p>')).toBe('Tere a < b && "c" d e')
  expect(plainText('<p>Kü<b>ünal</b>, <i>väga hea</i>!</p><ul><li>üks</li><li>kaks<br />kolm</li></ul>')).toBe(
    'Küünal, väga hea! üks kaks kolm',
  )
})
