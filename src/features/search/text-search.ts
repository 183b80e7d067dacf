import { type Script, scriptOf } from '../../i18n/script.ts'
import { meantWords } from './typos.ts'
import { nearFormOf, otherFormOf, type WordTest } from './word-forms.ts'

/** How well an item matches a word, best first. */
const RANK = {
  /** The title has the word. */
  word: 1,
  /** The title has it inside a longer word. */
  part: 2,
  /** The title has it in a form that is close to it, then in any other form. */
  nearForm: 3,
  form: 4,
  /** The name has it, in any form. */
  name: 5,
  /** The text has a word that begins with it, then one in another form. */
  text: 6,
  formInText: 7,
  /** The word is misspelled, and title or name have what it means. */
  typo: 8,
} as const
/** The rank of items that do not match. */
const NOT_FOUND = 0

/**
 * The depth of a search:
 * - `names` looks into titles, for the word as typed and in other forms, and into names: the category's and the search words that
 *   administrators gave.
 * - `all` also looks into the texts given to `setTexts`. For a word that is nowhere as typed, it looks in titles and names
 *   for the word that the visitor probably meant.
 */
export type Depth = 'names' | 'all'

/** A word of so few letters is in nearly every title: it has to begin one of the title's words. */
const MAX_SHORT_LENGTH = 2
/** Shorter words begin too many words of texts: a text has to have them as whole words. */
const MIN_BEGINNING_LENGTH = 4
/** How many words the search remembers the ranks of. A key press changes one word of the query. */
const MAX_REMEMBERED = 64

/** The columns to search, folded by `foldedWords`. An item is known by its place in them, from 0. */
export type SearchColumns = { readonly titles: readonly string[]; readonly names: readonly string[] }

/**
 * A search in the titles, names and texts of up to some ten thousand items. It looks at each item once for each word. It uses
 * neither page nor network, and knows no more of languages than the forms of words in word-forms.ts.
 */
export class TextSearch {
  readonly #titles: readonly string[]
  /** The different names: the items of a category share one. */
  readonly #names: readonly string[]
  /** The place in `#names` of each item's name. */
  readonly #nameOf: readonly number[]
  readonly #texts = new Map<Script, readonly string[]>()
  readonly #remembered = new Map<string, Uint8Array>()
  #vocabulary: ReadonlySet<string> | null = null

  constructor({ titles, names }: SearchColumns) {
    const places = new Map([...new Set(names)].map((name, place) => [name, place]))
    this.#titles = titles
    this.#names = [...places.keys()]
    this.#nameOf = names.map(name => places.get(name) ?? 0)
  }

  /** Gives the search the folded words of the items' texts in one script, by the items' places. */
  setTexts(script: Script, texts: readonly string[]): void {
    this.#texts.set(script, texts)
    this.#remembered.clear()
  }

  /** The rank of each item, by place: that of its worst word, or 0 when it lacks a word. */
  ranks(words: readonly string[], depth: Depth): Uint8Array {
    const [first, ...others] = words.map(word => this.#ranksOf(word, depth))
    if (!first) return new Uint8Array(this.#titles.length)
    const worst = first.slice()
    for (const ranks of others)
      for (let place = 0; place < worst.length; place += 1) {
        const rank = ranks[place] ?? NOT_FOUND
        const known = worst[place] ?? NOT_FOUND
        worst[place] = rank === NOT_FOUND || known === NOT_FOUND ? NOT_FOUND : Math.max(rank, known)
      }
    return worst
  }

  /**
   * The places of at most `count` items that have some of the words, those with the most words first. When no item has any, those
   * with a word that begins like one of them.
   */
  nearest(words: readonly string[], count: number): number[] {
    const some = this.#mostOf(words.map(word => this.#ranksOf(word, 'all')))
    const near = some.length > 0 ? some : this.#mostOf(words.filter(isWord).map(word => this.#beginningLike(word)))
    return near.slice(0, count)
  }

  /** The places of items with a rank in any of the columns, those with the most and the best ranks first. */
  #mostOf(columns: readonly Uint8Array[]): number[] {
    // Each word found is worth nearly 100 points, so that the number of words counts more than their ranks.
    const points = (place: number) =>
      columns.reduce((sum, ranks) => sum + (ranks[place] === NOT_FOUND ? 0 : 100 - (ranks[place] ?? 0)), 0)
    return this.#titles
      .map((_, place) => [points(place), place] as const)
      .filter(([sum]) => sum > 0)
      .toSorted(([a], [b]) => b - a)
      .map(([, place]) => place)
  }

  /** Ranks titles with a word that has the same first three letters. */
  #beginningLike(word: string): Uint8Array {
    const beginning = ` ${word.slice(0, 3)}`
    return this.#titleRanks(folded => (folded.includes(beginning) ? RANK.typo : NOT_FOUND))
  }

  /** The rank of each item for one word, remembered. */
  #ranksOf(word: string, depth: Depth): Uint8Array {
    const key = `${depth} ${word}`
    const known = this.#remembered.get(key)
    if (known) return known
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear()
    const ranks = depth === 'names' ? this.#inNames(word) : this.#everywhere(word)
    this.#remembered.set(key, ranks)
    return ranks
  }

  #inNames(word: string): Uint8Array {
    const asTyped = typedIn(word)
    const otherForm = otherFormOf(word, 'title')
    const nearForm = nearFormOf(word)
    const whole = ` ${word} `
    const named = this.#names.map(name => (asTyped(name) || otherForm?.(name) === true ? RANK.name : NOT_FOUND))
    return this.#titleRanks((title, place) => {
      if (asTyped(title)) return title.includes(whole) ? RANK.word : RANK.part
      if (otherForm?.(title) === true) return nearForm(title) ? RANK.nearForm : RANK.form
      return named[this.#nameOf[place] ?? 0] ?? NOT_FOUND
    })
  }

  #everywhere(word: string): Uint8Array {
    const inNames = this.#ranksOf(word, 'names')
    const texts = this.#texts.get(scriptOf(word))
    const inText = rankInText(word)
    const ranks = texts ? inNames.map((rank, place) => (rank === NOT_FOUND ? inText(texts[place] ?? '') : rank)) : inNames
    if (ranks.some(rank => rank !== NOT_FOUND && rank <= RANK.text)) return ranks
    const asMeant = this.#asMeant(word)
    return ranks.map((rank, place) => (rank === NOT_FOUND ? (asMeant[place] ?? NOT_FOUND) : rank))
  }

  /** Ranks titles and names that have what the visitor probably meant by a misspelled word. */
  #asMeant(word: string): Uint8Array {
    this.#vocabulary ??= new Set([...this.#titles, ...this.#names].flatMap(text => text.trim().split(' ')))
    const meant = meantWords(word, this.#vocabulary).map(found => ` ${found} `)
    if (meant.length === 0) return new Uint8Array(this.#titles.length)
    const hasMeant: WordTest = folded => meant.some(found => folded.includes(found))
    const named = this.#names.map(hasMeant)
    return this.#titleRanks((title, place) =>
      hasMeant(title) || named[this.#nameOf[place] ?? 0] === true ? RANK.typo : NOT_FOUND,
    )
  }

  #titleRanks(rankOf: (title: string, place: number) => number): Uint8Array {
    return Uint8Array.from(this.#titles, rankOf)
  }
}

/** Whether items of this rank have the words as typed. */
export function isExact(rank: number): boolean {
  return rank <= RANK.part
}

/** The places of items that match, better matches first; equal ones stay in their order. */
export function inRankOrder(places: readonly number[], ranks: Uint8Array): number[] {
  return Object.values(RANK).flatMap(rank => places.filter(place => ranks[place] === rank))
}

/** A test for the word as typed: anywhere in a word, or at the beginning of one when it is short. */
function typedIn(word: string): WordTest {
  const sought = word.length <= MAX_SHORT_LENGTH ? ` ${word}` : word
  return folded => folded.includes(sought)
}

/**
 * The rank of a text for a word. A text has many words: one of them has to begin with the sought word, or be another form of it.
 */
function rankInText(word: string): (folded: string) => number {
  const beginning = word.length < MIN_BEGINNING_LENGTH ? ` ${word} ` : ` ${word}`
  const otherForm = otherFormOf(word, 'text')
  return folded => (folded.includes(beginning) ? RANK.text : otherForm?.(folded) === true ? RANK.formInText : NOT_FOUND)
}

/** Whether it has three letters or more, and nothing but letters. */
function isWord(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word)
}
