/** Estonian and English share a script: a word tells which scripts it fits, but not its language. */
export const SCRIPTS = ['latin', 'cyrillic'] as const
export type Script = (typeof SCRIPTS)[number]

export function scriptOf(word: string): Script {
  return /\p{Script=Cyrillic}/u.test(word) ? 'cyrillic' : 'latin'
}
