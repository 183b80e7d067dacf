/** Letters that may differ at the end of a sought word: `candles`, `küünlad`, `свечей`. */
const MAX_ENDING = 3
/** The same in a near form. */
const MAX_NEAR_ENDING = 2
/** Letters that a word keeps. With fewer, too many words begin alike. */
const MIN_KEPT = 4
/** Letters of a found compound before the kept ones: `lõhna` of `lõhna|küün|al`. */
const MIN_BEFORE_KEPT = 3
/** Letters of a found compound after the kept ones: `al` of `lõhna|küün|al`. */
const MAX_AFTER_KEPT = 4
/**
 * A text has a hundred words where a title has five, and less may differ in it. A word of up to this many letters is not found in a
 * later part of a compound there.
 */
const SHORT_IN_TEXT = 5
/** A longer word keeps at least this many letters there. */
const MIN_KEPT_IN_TEXT = 5
/** Folded vowels of the three languages (see foldText). */
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
/** An Estonian word with such consonants near its end. The groups are the letters before them and the consonants. */
const GRADED = new RegExp(`^(\\p{L}*${VOWEL})(nd|nn|ld|ll|rd|rr|mb|mm|sk|[tpk]{1,2}|s)(?:${VOWEL}\\p{L}{0,3})?$`, 'u')

/** Estonian stops that change within a word: `seep` and `seebid`, `münt` and `mündi`. */
const OTHER_STOP: Readonly<Record<string, string>> = { p: 'b', b: 'p', t: 'd', d: 't', k: 'g', g: 'k' }
/** The endings of Estonian cases after a weak stop, which always has a vowel behind it. */
const STOP_CASE = `${VOWEL}(?:d|de|dega|ga|ks|l|le|lt|s|st|sse|sid|t)?`
/**
 * An Estonian word with such a stop after a vowel or l, m, n, r. The groups are the letters before it, the stop and the case.
 * `-s` is no case here, because many words end so that are in none: `näidis`.
 */
const STOPPED = new RegExp(`^([a-z]*?(?:${VOWEL}|[lmnr]))([pbtdkg])(${STOP_CASE.replace('|s|', '|')})?$`, 'u')

/** An Estonian word of three or four letters in one of its cases: `õlisid`, `õliga`, `õlidest`. The group is the word. */
const SHORT_STEM = /^([a-z]{3,4}?)(?:d?(?:ega|ele|elt|est|es)|de|id|sid|ga|le|lt|st|ks)$/

/** Folded endings of Russian cases of words that have three letters without them: `розой`, `духов`; `солью`, `солями`. */
const HARD_CASE = 'ам|ами|ах|ои|ом'
const SOFT_CASE = 'ям|ями|ях|ем|ью'
/** A Russian word of three letters in one of those cases. The groups are the three letters and the hard case, if it is one. */
const SHORT_RUSSIAN = new RegExp(`^([а-я]{3})(?:(${HARD_CASE}|ов)|${SOFT_CASE}|еи)$`)

/**
 * An Estonian word in a plural case, whose ending is longer than MAX_ENDING: `küünaldega`, `kinkekarpidesse`. The group is the
 * stem.
 */
const LONG_PLURAL = /^([a-z]{5,})(?:[dt]e(?:ga|le|lt|st|l|s|sse|ks|ta|ni|na)?|sid)$/

/** Tells whether one of some folded words (see `foldedWords`) matches. */
export type WordTest = (folded: string) => boolean

/**
 * A test whether a text has a word in another inflection. It needs no dictionary, which for Estonian and Russian would be
 * larger than the whole index. It keeps the word's beginning (all but its last letters), which has to be
 * - the beginning of a found word, whatever follows: `lavendel` finds `lavendliõli`, or
 * - in the last part of a found word, close to its end: `küünlad` finds `lõhnaküünal`.
 * The test also knows the common changes within words: Estonian gradation, the Russian vowel that comes and goes
 * (`масло`, `масел`), and the English plural of short words.
 *
 * @param word as `searchWords` makes it
 * @param where what the test is for; a text has many more words than a title, so that less may differ
 * @returns a test of folded words; null for short words, numbers and words with other signs, which have no other form
 */
export function otherFormOf(word: string, where: 'title' | 'text'): WordTest | null {
  if (!/^\p{L}{4,}$/u.test(word)) return null
  const kept = keptOf(word, where)
  const forms = [...(kept.length < MIN_KEPT ? shortForms(kept, word) : longForms(kept)), ...changedForms(word, where)]
  // Only patterns with a space in front match no later part of a word.
  const patterns = where === 'text' && word.length <= SHORT_IN_TEXT ? forms.filter(form => form.startsWith(' ')) : forms
  if (patterns.length === 0) return null
  const pattern = new RegExp(patterns.join('|'), 'u')
  // Most texts lack even the first two letters, and looking for them is many times faster than the pattern.
  const root = word.slice(0, 2)
  return folded => folded.includes(root) && pattern.test(folded)
}

/** A test whether a text has a form of a word that is closer than otherFormOf allows: `lõhnakott` and `lõhnakotid`. */
export function nearFormOf(word: string): WordTest {
  const kept = word.slice(0, Math.max(MIN_KEPT, word.length - MAX_NEAR_ENDING))
  const pattern = new RegExp(longForms(kept).join('|'), 'u')
  return folded => pattern.test(folded)
}

/** Patterns of words that begin with the kept letters, and of compounds that have them in their last part. */
function longForms(kept: string): string[] {
  return [` ${kept}`, `\\p{L}{${MIN_BEFORE_KEPT}}${kept}\\p{L}{0,${MAX_AFTER_KEPT}} `]
}

/**
 * Patterns for a word of four letters, which keeps three. The found word has to end there (`oils`, `õlid`), or with another
 * vowel or case (`мята`, `мяты`; `соли`, `соль`; `духи`, `духов`).
 */
function shortForms(kept: string, word: string): string[] {
  const endings = shortEndings(word.charAt(MIN_KEPT - 1))
  return endings === null ? [`${kept} `] : [`${kept} `, ` ${kept}(?:${endings}) `]
}

/** A pattern of the endings that a short word with this last letter may have instead; null for a word that does not change. */
function shortEndings(last: string): string | null {
  if (/[иь]/.test(last)) return `${VOWEL}|ь|${HARD_CASE}|${SOFT_CASE}|ов|еи`
  if (last === 'ы') return `${VOWEL}|${HARD_CASE}|ов`
  return new RegExp(VOWEL, 'u').test(last) ? `${VOWEL}|${HARD_CASE}` : null
}

/** Patterns of the word after the common changes within words, and of short words and plurals without their endings. */
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

/** Patterns of the word in its other grade: `mänd` finds `männi`. */
function otherGrade(word: string, where: 'title' | 'text'): string[] {
  const [, head = '', consonants = ''] = GRADED.exec(word) ?? []
  const other = head + (OTHER_GRADE[consonants] ?? '')
  if (other === head || other.length < MIN_KEPT - 1) return []
  // In a title it may begin a compound; in a text only the ending of a case may follow.
  return [where === 'title' ? ` ${other}${VOWEL}` : ` ${other}${VOWEL}\\p{L}{0,2} `, `${other}(?:${VOWEL}\\p{L}{0,3})? `]
}

/** Patterns of the word with its other stop: `münt` finds `mündi`. */
function otherStop(word: string, where: 'title' | 'text'): string[] {
  const [, head = '', stop = '', ending] = STOPPED.exec(word) ?? []
  const other = head + (OTHER_STOP[stop] ?? '')
  if (other === head || other.length < MIN_KEPT) return []
  if (/[ptk]$/.test(other)) return ending === undefined ? [] : [`${other}(?:${STOP_CASE})? `]
  // Compounds begin with the weak stop: `mündiõli`.
  return [`${other}${STOP_CASE} `, ...(where === 'title' ? [` ${other}[iu]\\p{L}{3}`] : [])]
}

/** Patterns of a Russian word with or without the vowel that comes and goes: `масел` finds `масло`. */
function fleetingVowel(word: string): string[] {
  const without = new RegExp(`^([а-я]+${CONSONANT})[ео](${CONSONANT})$`, 'u').exec(word)
  if (without) return [` ${without[1]}${without[2]}${VOWEL}`]
  const between = new RegExp(`^([а-я]+${CONSONANT})(${CONSONANT})${VOWEL}$`, 'u').exec(word)
  return between ? [` ${between[1]}[ео]${between[2]} `] : []
}

/** The beginning of a word that a found word has to have as it is. */
function keptOf(word: string, where: 'title' | 'text'): string {
  if (word.length === MIN_KEPT) return word.slice(0, -1)
  const least = where === 'text' && word.length > SHORT_IN_TEXT ? MIN_KEPT_IN_TEXT : MIN_KEPT
  return word.slice(0, Math.max(least, word.length - MAX_ENDING))
}
