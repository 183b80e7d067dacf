/** The scripts that words are written in. Estonian and English share one, so a word shows its script but not its language. */
export const SCRIPTS = ['latin', 'cyrillic'] as const
export type Script = (typeof SCRIPTS)[number]

/** The script of a word. Anything without a Cyrillic letter counts as Latin. */
export function scriptOf(word: string): Script {
  return /\p{Script=Cyrillic}/u.test(word) ? 'cyrillic' : 'latin'
}
