import { useTexts } from '../../language/use-texts.ts'
import { publicationsMessages } from './publications.messages.ts'
import type { Piece } from './word-difference.ts'

/** What came is underlined, what went is struck through; screen readers are told by words, for few tell by the element. */
export function TextDifference({ pieces }: { readonly pieces: readonly Piece[] }) {
  const t = useTexts(publicationsMessages)
  if (pieces.length === 0) return <span className="difference-empty">{t.empty}</span>
  return (
    <div className="difference">
      {pieces.map(({ kind, text }, index) => {
        switch (kind) {
          case 'added':
            return (
              <ins key={index}>
                <span className="sr-only">{t.added} </span>
                {text}
              </ins>
            )
          case 'removed':
            return (
              <del key={index}>
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
