import { expect, test } from 'vitest'
import { withLinks } from '#src/ui/rich-text-links.ts'

test.each([
  ['/tooted/k%C3%BC%C3%BCnlad?per=20#hind', '/ru/tooted/k%C3%BC%C3%BCnlad?per=20#hind'],
  ['/tooted/sari%202.0', '/ru/tooted/sari%202.0'],
  ['/', '/ru/'],
  ['#hind', '#hind'],
  ['/en/tooted', '/en/tooted'],
  ['/media/0f/hinnakiri.pdf', '/media/0f/hinnakiri.pdf'],
  ['/hinnakiri.pdf', '/hinnakiri.pdf'],
  ['//mujal.example/tooted', '//mujal.example/tooted'],
  ['https://mujal.example/tooted', 'https://mujal.example/tooted'],
])('on a Russian page a link of an Estonian text to %s leads to %s', (address, shown) => {
  const linked = (href: string) => `<p>Vaata <a class="x" href="${href}">siit</a>.</p>`
  expect(withLinks(linked(address), { page: 'ru', text: 'et' })).toBe(linked(shown))
  expect(withLinks(linked(address), { page: 'et', text: 'et' })).toBe(linked(address))
})
