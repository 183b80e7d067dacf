import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import { TAG_BETWEEN_WORDS } from '#common/rich-text-tags.ts'
import type { ProductWordsRow } from '#src/content/content-reader.ts'
import { foldText } from '#src/features/search/fold-text.ts'
import { type Script, scriptOf } from '#src/i18n/script.ts'
import type { ProductRow } from './rows.ts'

/**
 * A word that more of a part's products have than this share distinguishes none of them; so no list of such words is
 * needed.
 */
const COMMON_SHARE = 0.25
/** This many products may share a word, however few there are. */
const FEW = 3
/** Words of all products of a part in one script: a small shop keeps nearly all, a large one the rarest of each product. */
const WORDS_OF_PART = 8192
/** Shorter words, and numbers, distinguish nothing. */
const WORD = /^\p{L}{3,}$/u

type Words = Readonly<Record<Script, ReadonlySet<string>>>

/** Rows never change: an edit makes another row, and the words of the others are known. */
const KNOWN = new WeakMap<ProductRow, Words>()

/**
 * The words of descriptions that distinguish the products of one part, folded and each once, in the order of the
 * description; without words of the title.
 * @returns one a row, in their order
 */
export function distinctiveWords(rows: readonly ProductRow[], script: Script): ProductWordsRow[] {
  const words = rows.map(row => [...wordsOf(row)[script]])
  const counts = new Map<string, number>()
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const countOf = (word: string) => counts.get(word) ?? 0
  const mostProducts = Math.max(FEW, rows.length * COMMON_SHARE)
  const perProduct = Math.floor(WORDS_OF_PART / Math.max(1, rows.length))
  return rows.map(({ id }, index) => {
    const telling = (words[index] ?? []).filter(word => countOf(word) <= mostProducts)
    return { id, words: rarest(telling, perProduct, countOf) }
  })
}

function rarest(words: readonly string[], most: number, countOf: (word: string) => number): string[] {
  if (words.length <= most) return [...words]
  const kept = new Set(words.toSorted((a, b) => countOf(a) - countOf(b)).slice(0, most))
  return words.filter(word => kept.has(word))
}

function wordsOf(row: ProductRow): Words {
  const known = KNOWN.get(row)
  if (known) return known
  const title = new Set(foldText(Object.values(HEADER.pick(row)).join(' ')).split(' '))
  const text = Object.values(DESCRIPTION.pick(row))
    .map(html => readableText(html ?? ''))
    .join(' ')
  const words = [...new Set(foldText(text).split(' '))].filter(word => WORD.test(word) && !title.has(word))
  const inScript = (script: Script) => new Set(words.filter(word => scriptOf(word) === script))
  const made = { latin: inScript('latin'), cyrillic: inScript('cyrillic') }
  KNOWN.set(row, made)
  return made
}

/** Rich text without tags; of its character references only those matter that would read as words. */
function readableText(html: string): string {
  return html
    .replaceAll(TAG_BETWEEN_WORDS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, ' ')
}
