import { useStore } from '@nanostores/react'
import type { FieldDifference } from '../../../../../server/publications/publication.schemas.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { contentLanguage, fieldName, isTranslated } from './content-names.ts'
import { contentNames } from './content-names.messages.ts'
import { isRichText, useFieldText } from './field-text.ts'
import { publicationsMessages } from './publications.messages.ts'
import { TextDifference } from './TextDifference.tsx'
import { aroundChanges, type Piece, wordDifference } from './word-difference.ts'

type FieldChangeProps = {
  readonly field: FieldDifference
  /** Of a row that came or went: there is nothing to compare it with. */
  readonly isWhole: boolean
}

/** One field, before and after. */
export function FieldChange({ field: { name, before, after }, isWhole }: FieldChangeProps) {
  const locale = useStore($pageLanguage)
  const textOf = useFieldText()
  const texts = { before: textOf(name, before), after: textOf(name, after) }
  const isSameText = isRichText(name) && (texts.before ?? '') === (texts.after ?? '')
  return (
    <div className="field-change">
      <dt>{fieldName(contentNames(locale), name)}</dt>
      <dd lang={isSameText ? undefined : contentLanguage(name)}>
        {isSameText ? (
          publicationsMessages(locale).onlyLook
        ) : (
          <TextDifference pieces={isWhole ? whole(texts) : pieces(name, texts)} />
        )}
      </dd>
    </div>
  )
}

function whole({ before, after }: { before: string | null; after: string | null }): Piece[] {
  return [{ kind: 'same', text: after ?? before ?? '' }]
}

/** Of a text the words that changed; a short value goes and another one comes. */
function pieces(name: string, { before, after }: { before: string | null; after: string | null }): Piece[] {
  if (isTranslated(name)) return aroundChanges(wordDifference(before ?? '', after ?? ''))
  return [
    ...(before === null ? [] : [{ kind: 'removed' as const, text: before }]),
    ...(after === null ? [] : [{ kind: 'added' as const, text: after }]),
  ]
}
