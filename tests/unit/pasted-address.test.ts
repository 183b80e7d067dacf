import { expect, test } from 'vitest'
import { pastedAddress } from '#common/pasted-address.ts'

test('an address is read out of what a mail program or a link gives, without the blanks inside', () => {
  for (const text of [
    'Mari@Aed.Example',
    ' <mari@aed.example> ',
    '< mari@aed.example >',
    '<mari@aed.example',
    'mari@aed.example>',
    'mailto: mari@aed.example',
    '<MAILTO:mari@aed.example>\u200b',
    '\u200bmari@aed.example\u00a0',
  ]) {
    expect(pastedAddress(text)).toBe('mari@aed.example')
  }
})

test('of several addresses, and of one beside a name, none is taken', () => {
  for (const text of ['mari <mari@aed.example>', 'mari@aed.example, juri <juri@aed.example>']) {
    expect(pastedAddress(text)).toBe(text.replace(/>$/, ''))
  }
})
