import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../src/styles/fonts.css'), 'utf8')

/** The faces of a family that have a file, as the characters that each says it has. */
function facesOf(family: string): Set<number>[] {
  const blocks = css.split('@font-face').filter(block => block.includes(`font-family: '${family}';`))
  return blocks.map(block => {
    const ranges = /unicode-range:([^;]+);/.exec(block)?.[1]?.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g) ?? []
    return new Set([...ranges].flatMap(([, from = '', to = from]) => span(Number.parseInt(from, 16), Number.parseInt(to, 16))))
  })
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test.each(['Cormorant', 'Onest'])('no two faces of %s share a character: browsers ask for both where one is late', family => {
  const all = facesOf(family).flatMap(face => [...face])
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((code, index) => all.indexOf(code) !== index).map(code => `U+${code.toString(16)}`)).toEqual([])
})

test.each(['Cormorant', 'Onest'])('%s has a face for every character of Western Europe, Estonian and Russian', family => {
  const has = new Set(facesOf(family).flatMap(face => [...face]))
  const wanted = [...span(0x20, 0x7e), ...span(0xa0, 0xff), ...span(0x410, 0x44f), ...['Š', 'ž', 'Ё', '№', '€', '„'].map(codeOf)]
  expect(wanted.filter(code => !has.has(code)).map(code => String.fromCodePoint(code))).toEqual([])
})

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0
}
