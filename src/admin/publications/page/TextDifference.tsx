import { useStore } from '@nanostores/react'
import type { Locale } from '#common/locales.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { publicationsMessages } from './publications.i18n.ts'
import type { Piece } from './word-difference.ts'

/** The elements of changed words. A blank separates added words from the removed words before them. */
const MARKS = {
  added: {
    Mark: 'ins',
    look: "bg-[#dfe9d8] text-[#234a2c] underline decoration-1 underline-offset-[0.2em] [del+&]:before:content-['_']",
  },
  removed: { Mark: 'del', look: 'bg-[#f4dcd3] text-[#7d2019]' },
} as const

type TextDifferenceProps = {
  readonly pieces: readonly Piece[]
  /** The language of the pieces. */
  readonly lang: Locale | undefined
}

/**
 * Underlines added words and strikes removed ones through. Few screen readers announce the two elements, so each has a word that
 * says what it is.
 */
export function TextDifference({ pieces, lang }: TextDifferenceProps) {
  const own = useStore($pageLanguage)
  const t = publicationsMessages(own)
  if (pieces.length === 0) return <span className="text-ink-soft">{t.empty}</span>
  return (
    <div className="max-w-prose wrap-anywhere whitespace-pre-wrap" lang={lang}>
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'gap') return <span key={index}> … </span>
        if (kind === 'same') return <span key={index}>{text}</span>
        const { Mark, look } = MARKS[kind]
        return (
          <Mark key={index} className={look}>
            <span className="sr-only" lang={own}>
              {t[kind]}{' '}
            </span>
            {text}
          </Mark>
        )
      })}
    </div>
  )
}
