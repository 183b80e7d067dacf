import { expect, test } from 'vitest'
import { pastedAddress } from '#common/pasted-address.ts'

test.each([
  'Mari@Aed.Example',
  ' <mari@aed.example> ',
  '< mari@aed.example >',
  '<mari@aed.example',
  'mari@aed.example>',
  'mailto: mari@aed.example',
  '<MAILTO:mari@aed.example>\u200b',
  '\u200bmari@aed.example\u00a0',
])('“%s”, as a mail program or a link gives it, is an address', text => {
  expect(pastedAddress(text)).toBe('mari@aed.example')
})

test.each(['mari <mari@aed.example>', 'mari@aed.example, juri <juri@aed.example>'])(
  'of “%s” the name or the other address stays, so that the check refuses it',
  text => {
    expect(pastedAddress(text)).toBe(text.replace(/>$/, ''))
  },
)
