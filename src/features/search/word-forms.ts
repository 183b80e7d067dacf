/** Letters that may differ at the end of a sought word: `candles`, `küünlad`, `свечей`; in near forms one less. */
const MAX_ENDING = 3
/** Letters that a word keeps at least; with fewer, too many words begin alike. */
const MIN_KEPT = 4
/** Letters of a found word before the kept ones, at least, and after them, at most: `lõhna|küün|al`. */
const COMPOUND = { before: 3, behind: 4 } as const
/** A text has a hundred words where a title has five: so a long word keeps more, and a short one has no compounds. */
const KEPT_IN_TEXT = { letters: 5, of: 6 } as const
/** After foldText. */
const VOWEL = '[aeiouyаеиоуыэюя]'
const CONSONANT = '[^aeiouyаеиоуыэюя ]'
/** Estonian consonants that change within a word: `mänd` and `männi`, `kask` and `kase`, `kott` and `koti`. */
const OTHER_GRADE: Readonly<Record<string, string>> = {
  nd: 'nn',
  nn: 'nd',
  ld: 'll',
  ll: 'ld',
  rd: 'rr',
  rr: 'rd',
  mb: 'mm',
  mm: 'mb',
  sk: 's',
  tt: 't',
  t: 'tt',
  pp: 'p',
  p: 'pp',
  kk: 'k',
  k: 'kk',
  s: 'sk',
}
const GRADED = new RegExp(`^(\\p{L}*${VOWEL})(nd|nn|ld|ll|rd|rr|mb|mm|sk|[tpk]{1,2}|s)(?:${VOWEL}\\p{L}{0,3})?$`, 'u')

/** A single stop after a vowel or l, m, n, r; the weak one has a vowel behind it: `seep` and `seebid`, `münt` and `mündi`. */
const OTHER_STOP: Readonly<Record<string, string>> = { p: 'b', b: 'p', t: 'd', d: 't', k: 'g', g: 'k' }
const STOPPED = new RegExp(`^([a-z]*?(?:${VOWEL}|[lmnr]))([pbtdkg])(${VOWEL}(?:d|de|dega|ga|l|le|lt|st|sse|sid|t)?)?$`, 'u')
const STOP_CASE = `${VOWEL}(?:d|de|dega|ga|ks|l|le|lt|s|st|sse|sid|t)?`

/** Estonian cases of words that are shorter than most: `õlisid`, `õliga`, `õlidest`. */
const SHORT_STEM = /^([a-z]{3,4}?)(?:d?(?:ega|ele|elt|est|es)|de|id|sid|ga|le|lt|st|ks)$/

/** Russian cases of words that have three letters without them, folded: `розой`, `духов`; `солью`, `солями`. */
const HARD_CASE = 'ам|ами|ах|ои|ом'
const SOFT_CASE = 'ям|ями|ях|ем|ью'
const SHORT_RUSSIAN = new RegExp(`^([а-я]{3})(?:(${HARD_CASE}|ов)|${SOFT_CASE}|еи)$`)

/** Plural cases, whose endings are longer than MAX_ENDING: `küünaldega`, `lõhnapulkadele`, `kinkekarpidesse`. */
const LONG_PLURAL = /^([a-z]{5,})(?:[dt]e(?:ga|le|lt|st|l|s|sse|ks|ta|ni|na)?|sid)$/

/** Tells whether folded words (see `foldedWords`) match. */
export type WordTest = (folded: string) => boolean

/**
 * Whether a text has a word in another inflection. It needs no dictionary, which for Estonian and Russian would be
 * larger than the whole index. A word keeps its beginning (all but its last letters), which has to be
 * - the beginning of a word, whatever follows: `lavendel` finds `lavendliõli`, or
 * - in the last part of one, close to its end: `küünlad` finds `lõhnaküünal`.
 * It also knows the common changes within words: Estonian gradation, the Russian vowel that comes and goes
 * (`масло`, `масел`), the English plural of short words.
 *
 * Short words, numbers and words with other signs have no ending to give up.
 * @param word as `searchWords` makes it
 * @returns a test of folded words; null when the word has no other form
 */
export function otherFormOf(word: string, where: 'title' | 'text'): WordTest | null {
  if (!/^\p{L}{4,}$/u.test(word)) return null
  const kept = keptOf(word, where)
  const forms = [...(kept.length < MIN_KEPT ? shortForms(kept, word) : longForms(kept)), ...changedForms(word, where)]
  const patterns = where === 'text' && word.length <= KEPT_IN_TEXT.letters ? forms.filter(form => form.startsWith(' ')) : forms
  if (patterns.length === 0) return null
  const pattern = new RegExp(patterns.join('|'), 'u')
  // Most texts lack even this: looking for plain letters is many times faster.
  const root = word.slice(0, 2)
  return folded => folded.includes(root) && pattern.test(folded)
}

/** Whether a text has another form of a word, closer than otherFormOf allows: `lõhnakott` and `lõhnakotid`. */
export function nearFormOf(word: string): WordTest {
  const kept = word.slice(0, Math.max(MIN_KEPT, word.length - MAX_ENDING + 1))
  const pattern = new RegExp(longForms(kept).join('|'), 'u')
  return folded => pattern.test(folded)
}

function longForms(kept: string): string[] {
  return [` ${kept}`, `\\p{L}{${COMPOUND.before}}${kept}\\p{L}{0,${COMPOUND.behind}} `]
}

/**
 * Four letters keep three: the found word then has to end there (`oils`, `õlid`), or with another vowel or case
 * (`мята`, `мяты`; `соли`, `соль`; `духи`, `духов`).
 */
function shortForms(kept: string, word: string): string[] {
  const endings = shortEndings(word.charAt(MIN_KEPT - 1))
  return endings === null ? [`${kept} `] : [`${kept} `, ` ${kept}(?:${endings}) `]
}

/** What a short word may end in that is sought with this ending; null for one that does not change. */
function shortEndings(last: string): string | null {
  if (/[иь]/.test(last)) return `${VOWEL}|ь|${HARD_CASE}|${SOFT_CASE}|ов|еи`
  if (last === 'ы') return `${VOWEL}|${HARD_CASE}|ов`
  return new RegExp(VOWEL, 'u').test(last) ? `${VOWEL}|${HARD_CASE}` : null
}

function changedForms(word: string, where: 'title' | 'text'): string[] {
  const plural = /^[a-z]{3,}?(?=e?s$)/.exec(word)?.[0]
  const stem = SHORT_STEM.exec(word)?.[1]
  const [, russianStem, hardCase] = SHORT_RUSSIAN.exec(word) ?? []
  const longStem = LONG_PLURAL.exec(word)?.[1]
  return [
    ...otherGrade(word, where),
    ...otherStop(word, where),
    ...fleetingVowel(word),
    ...(russianStem === undefined ? [] : [` ${russianStem}(?:${hardCase ? VOWEL : `${VOWEL}|ь`})? `]),
    ...(plural === undefined ? [] : [` ${plural} `]),
    ...(stem === undefined ? [] : [`${stem} `]),
    ...(longStem === undefined ? [] : longForms(keptOf(longStem, where))),
  ]
}

function otherGrade(word: string, where: 'title' | 'text'): string[] {
  const [, head = '', consonants = ''] = GRADED.exec(word) ?? []
  const other = head + (OTHER_GRADE[consonants] ?? '')
  if (other === head || other.length < MIN_KEPT - 1) return []
  // Before other words of a title; in a text only by itself, with a case's ending.
  return [where === 'title' ? ` ${other}${VOWEL}` : ` ${other}${VOWEL}\\p{L}{0,2} `, `${other}(?:${VOWEL}\\p{L}{0,3})? `]
}

function otherStop(word: string, where: 'title' | 'text'): string[] {
  const [, head = '', stop = '', ending] = STOPPED.exec(word) ?? []
  const other = head + (OTHER_STOP[stop] ?? '')
  if (other === head || other.length < MIN_KEPT) return []
  if (/[ptk]$/.test(other)) return ending === undefined ? [] : [`${other}(?:${STOP_CASE})? `]
  // Compounds begin with the weak one: `mündiõli`.
  return [`${other}${STOP_CASE} `, ...(where === 'title' ? [` ${other}[iu]\\p{L}{3}`] : [])]
}

function fleetingVowel(word: string): string[] {
  const without = new RegExp(`^([а-я]+${CONSONANT})[ео](${CONSONANT})$`, 'u').exec(word)
  if (without) return [` ${without[1]}${without[2]}${VOWEL}`]
  const between = new RegExp(`^([а-я]+${CONSONANT})(${CONSONANT})${VOWEL}$`, 'u').exec(word)
  return between ? [` ${between[1]}[ео]${between[2]} `] : []
}

function keptOf(word: string, where: 'title' | 'text'): string {
  const least = where === 'text' && word.length >= KEPT_IN_TEXT.of ? KEPT_IN_TEXT.letters : MIN_KEPT
  return word.slice(0, word.length === MIN_KEPT ? MIN_KEPT - 1 : Math.max(least, word.length - MAX_ENDING))
}
