import { type Script, scriptOf } from '../../i18n/script.ts'
import { meantWords } from './typos.ts'
import { nearFormOf, otherFormOf, type WordTest } from './word-forms.ts'

/** How well an item matches a word, best first. */
export const RANK = { word: 1, part: 2, nearForm: 3, form: 4, name: 5, text: 6, formInText: 7, typo: 8 } as const
/** For items that match nothing. */
const NOT_FOUND = 0

/**
 * The depth of a search:
 * - `names`: titles (the word as typed, as a word and as a part of one; its other forms), then the names that
 *   administrators gave for the search: the category's, and search words;
 * - `all`: also the texts given to `setTexts`, and, for a word that is nowhere as typed, the titles and names with
 *   the word that the visitor probably meant.
 */
export type Depth = 'names' | 'all'

/** A word of one or two letters is in nearly every title: it has to begin one of its words. */
const SHORT = 2
/** Shorter words match too much in texts: the search looks for them only as typed. */
const LONG_ENOUGH = 4
/** Cached words: a key press changes one of them. */
const MAX_REMEMBERED = 64

/** The searched columns; an item is known by its place in them. Folded, as `foldedWords` makes them. */
export type SearchColumns = { readonly titles: readonly string[]; readonly names: readonly string[] }

/**
 * A search in titles, names and texts of up to some ten thousand items, without page and network: it looks at each item once
 * per word. It knows no language but the endings of otherFormOf.
 */
export class TextSearch {
  readonly #titles: readonly string[]
  /** Different names, and which of them an item has: categories have many items. */
  readonly #names: readonly string[]
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

  /** Words of the items' texts in one script, by place, folded. */
  setTexts(script: Script, texts: readonly string[]): void {
    this.#texts.set(script, texts)
    this.#remembered.clear()
  }

  /** The rank of each item: that of its worst word, or 0 when it lacks a word. */
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

  /** Items with some of the words, or else with one that begins like one of them; those with the most come first. */
  nearest(words: readonly string[], count: number): number[] {
    const some = this.#mostOf(words.map(word => this.#ranksOf(word, 'all')))
    const near = some.length > 0 ? some : this.#mostOf(words.filter(isWord).map(word => this.#beginningLike(word)))
    return near.slice(0, count)
  }

  #mostOf(columns: readonly Uint8Array[]): number[] {
    const points = (place: number) =>
      columns.reduce((sum, ranks) => sum + (ranks[place] === NOT_FOUND ? 0 : 100 - (ranks[place] ?? 0)), 0)
    return this.#titles
      .map((_, place) => [points(place), place] as const)
      .filter(([sum]) => sum > 0)
      .toSorted(([a], [b]) => b - a)
      .map(([, place]) => place)
  }

  #beginningLike(word: string): Uint8Array {
    const beginning = ` ${word.slice(0, 3)}`
    return this.#titleRanks(folded => (folded.includes(beginning) ? RANK.typo : NOT_FOUND))
  }

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

/** The word as typed. */
function typedIn(word: string): WordTest {
  const sought = word.length <= SHORT ? ` ${word}` : word
  return folded => folded.includes(sought)
}

/** Texts have many words: theirs have to begin with the sought word, or be another form of it. */
function rankInText(word: string): (folded: string) => number {
  const beginning = word.length < LONG_ENOUGH ? ` ${word} ` : ` ${word}`
  const otherForm = otherFormOf(word, 'text')
  return folded => (folded.includes(beginning) ? RANK.text : otherForm?.(folded) === true ? RANK.formInText : NOT_FOUND)
}

function isWord(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word)
}
