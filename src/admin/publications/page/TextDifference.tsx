import { useStore } from '@nanostores/react'
import type { Locale } from '#common/locales.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { publicationsMessages } from './publications.i18n.ts'
import type { Piece } from './word-difference.ts'

/** A blank separates added words from the removed words before them. */
const ADDED = "bg-[#dfe9d8] text-[#234a2c] underline decoration-1 underline-offset-[0.2em] [del+&]:before:content-['_']"

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
        switch (kind) {
          case 'added':
            return (
              <ins key={index} className={ADDED}>
                <span className="sr-only" lang={own}>
                  {t.added}{' '}
                </span>
                {text}
              </ins>
            )
          case 'removed':
            return (
              <del key={index} className="bg-[#f4dcd3] text-[#7d2019]">
                <span className="sr-only" lang={own}>
                  {t.removed}{' '}
                </span>
                {text}
              </del>
            )
          case 'gap':
            return <span key={index}> … </span>
          default:
            return <span key={index}>{text}</span>
        }
      })}
    </div>
  )
}
