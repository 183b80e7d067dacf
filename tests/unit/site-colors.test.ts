import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COLOR } from '#common/site-colors.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

test.each([
  ['--color-paper', COLOR.paper],
  ['--color-ink', COLOR.ink],
  ['--color-ink-soft', COLOR.inkSoft],
  ['--color-rule', COLOR.rule],
])('%s of the style sheets is the colour of the browser’s frame and of drawn pictures', (token, color) => {
  expect(read('src/styles/tokens.css')).toContain(`${token}: ${color};`)
})

test('the logo is drawn in ink, which the header replaces with the colour of its words', () => {
  expect(read('public/logo.svg')).toContain(COLOR.ink)
})
