import { useTexts } from '../../language/use-texts.ts'
import { publicationsMessages } from './publications.i18n.ts'
import type { Piece } from './word-difference.ts'

/** A blank separates added words from the removed words before them. */
const ADDED = "bg-[#dfe9d8] text-[#234a2c] underline decoration-1 underline-offset-[0.2em] [del+&]:before:content-['_']"

/**
 * Underlines added words and strikes removed ones through. Few screen readers announce the two elements, so each has a word that
 * says what it is.
 */
export function TextDifference({ pieces }: { readonly pieces: readonly Piece[] }) {
  const t = useTexts(publicationsMessages)
  if (pieces.length === 0) return <span className="text-ink-soft">{t.empty}</span>
  return (
    <div className="max-w-prose wrap-anywhere whitespace-pre-wrap">
      {pieces.map(({ kind, text }, index) => {
        switch (kind) {
          case 'added':
            return (
              <ins key={index} className={ADDED}>
                <span className="sr-only">{t.added} </span>
                {text}
              </ins>
            )
          case 'removed':
            return (
              <del key={index} className="bg-[#f4dcd3] text-[#7d2019]">
                <span className="sr-only">{t.removed} </span>
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
