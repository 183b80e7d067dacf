import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import { TAG_BETWEEN_WORDS } from '#common/rich-text-tags.ts'
import type { ProductWordsRow } from '#src/content/content-reader.ts'
import { foldText } from '#src/features/search/fold-text.ts'
import { type Script, scriptOf } from '#src/i18n/script.ts'
import type { ProductRow } from './rows.ts'

/**
 * A word distinguishes no product when more than this share of a part's products have it. Common words of a language are
 * left out in this way, without a list of them.
 */
const MAX_SHARE_OF_PRODUCTS = 0.25
/** In a small part so many products may share a word, whatever their share is. */
const MAX_PRODUCTS_IN_SMALL_PART = 3
/** Words of all products of a part in one script: a small shop keeps nearly all, a large one the rarest of each product. */
const MAX_WORDS_OF_PART = 8192
/** Three letters or more: shorter words, and numbers, distinguish nothing. */
const LONG_ENOUGH_WORD = /^\p{L}{3,}$/u

type Words = Readonly<Record<Script, ReadonlySet<string>>>

/** The words found so far. An entry stays true, because an edit makes another row. */
const WORDS_OF_ROW = new WeakMap<ProductRow, Words>()

/**
 * Finds the words of descriptions that distinguish the products of one part. They are folded, each is there once, in the
 * order of the description, and words of the title are left out.
 * @returns an entry for each row, in their order
 */
export function distinctiveWords(rows: readonly ProductRow[], script: Script): ProductWordsRow[] {
  const words = rows.map(row => [...wordsOf(row)[script]])
  const counts = new Map<string, number>()
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const countOf = (word: string) => counts.get(word) ?? 0
  const maxProducts = Math.max(MAX_PRODUCTS_IN_SMALL_PART, rows.length * MAX_SHARE_OF_PRODUCTS)
  const maxWords = Math.floor(MAX_WORDS_OF_PART / Math.max(1, rows.length))
  return rows.map(({ id }, index) => {
    const distinctive = (words[index] ?? []).filter(word => countOf(word) <= maxProducts)
    return { id, words: rarest(distinctive, maxWords, countOf) }
  })
}

/** The rarest words, in the order given. */
function rarest(words: readonly string[], max: number, countOf: (word: string) => number): string[] {
  if (words.length <= max) return [...words]
  const kept = new Set(words.toSorted((a, b) => countOf(a) - countOf(b)).slice(0, max))
  return words.filter(word => kept.has(word))
}

function wordsOf(row: ProductRow): Words {
  const known = WORDS_OF_ROW.get(row)
  if (known) return known
  const title = new Set(foldText(Object.values(HEADER.pick(row)).join(' ')).split(' '))
  const text = Object.values(DESCRIPTION.pick(row))
    .map(html => readableText(html ?? ''))
    .join(' ')
  const words = [...new Set(foldText(text).split(' '))].filter(word => LONG_ENOUGH_WORD.test(word) && !title.has(word))
  const inScript = (script: Script) => new Set(words.filter(word => scriptOf(word) === script))
  const found = { latin: inScript('latin'), cyrillic: inScript('cyrillic') }
  WORDS_OF_ROW.set(row, found)
  return found
}

/** Rich text without tags and without character references, whose names would read as words. */
function readableText(html: string): string {
  return html
    .replaceAll(TAG_BETWEEN_WORDS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, ' ')
}
