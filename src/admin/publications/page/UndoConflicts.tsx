import { useStore } from '@nanostores/react'
import { formatInstant } from '#common/instant-text.ts'
import type {
  ContentEntity,
  FieldDifference,
  PublicationView,
  UndoConflict,
} from '#server/publication-queue/publication.schemas.ts'
import { kindNames } from '../../fields/kind-names.i18n.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { ItemName } from './Changes.tsx'
import { TextDifference } from './TextDifference.tsx'
import { contentLanguage, fieldName, inOrder, isRunningText } from './content-names.ts'
import { sameWordsNote, useFieldTexts } from './field-text.ts'
import { type UndoTexts, undoMessages } from './undo.i18n.ts'
import { undoesEdit } from './undoes-edit.ts'
import { changedPieces, type Piece } from './word-difference.ts'

const LABEL = "text-ink-soft after:content-[':']"

type UndoConflictsProps = { readonly conflicts: readonly UndoConflict[]; readonly publication: PublicationView }

/** Lists the later changes of what an undo would change: by which administrator, and what the undo would do to them. */
export function UndoConflicts({ conflicts, publication }: UndoConflictsProps) {
  const locale = useStore($pageLanguage)
  const t = undoMessages(locale)
  return conflicts.map(conflict => {
    const { entity, id, is_gone: isGone, fields } = conflict
    const isDeletion = publication.changes.some(
      change => change.entity === entity && change.id === id && change.action === 'create',
    )
    return (
      <section key={`${entity} ${id}`} className="grid gap-2">
        <h3 className="font-body text-base leading-normal font-semibold">
          {kindNames(locale)[entity]}: <ItemName item={conflict} className="font-semibold" />
        </h3>
        <p>
          {whatHappened(conflict, t)} {isDeletion ? t.deletesAll : ''}
        </p>
        {inOrder(entity, isGone ? [] : fields).map(field => (
          <ConflictingField
            key={field.name}
            entity={entity}
            field={field}
            isDeletion={isDeletion}
            isRedo={undoesEdit(publication)}
          />
        ))}
      </section>
    )
  })
}

type ConflictingFieldProps = {
  readonly entity: ContentEntity
  readonly field: FieldDifference
  /** The undo deletes the item. */
  readonly isDeletion: boolean
  readonly isRedo: boolean
}

/** Shows a field's value now and after the undo. Of a long text it shows what is around the differing words, or the beginning. */
function ConflictingField({ entity, field: { name, before, after }, isDeletion, isRedo }: ConflictingFieldProps) {
  const locale = useStore($pageLanguage)
  const t = undoMessages(locale)
  const texts = useFieldTexts({ entity, name, before, after })
  const sameNote = isDeletion ? null : sameWordsNote({ entity, name, before, after }, texts, locale)
  const pieces = changedPieces(texts, isRunningText(entity, name))
  // `before` is the value now, `after` that after the undo.
  const rows = [
    { label: t.now, hidden: 'added' },
    { label: t.afterUndo(isRedo), hidden: 'removed' },
  ]
  const shownRows = sameNote === null ? rows.slice(0, isDeletion ? 1 : 2) : []
  return (
    <dl className="border-l border-ink-soft pl-4 text-note">
      <dt className="font-medium">{fieldName(locale, entity, name)}</dt>
      {sameNote === null ? null : <dd>{sameNote}</dd>}
      {shownRows.map(({ label, hidden }) => (
        <dd key={label}>
          <small className={LABEL}>{label}</small>
          <div className={isDeletion ? 'line-clamp-4' : undefined}>
            <TextDifference
              pieces={pieces.filter(({ kind }) => kind !== hidden).map(unmarked)}
              lang={contentLanguage(entity, name)}
            />
          </div>
        </dd>
      ))}
    </dl>
  )
}

/** A piece without the mark of a change. */
const unmarked = ({ kind, text }: Piece): Piece => ({ kind: kind === 'gap' ? kind : 'same', text })

/** Says which administrator changed or deleted the item since, and when. */
function whatHappened({ is_gone: isGone, changed_by: by, changed_at: at }: UndoConflict, t: UndoTexts): string {
  if (at === null) return t.changedUnknown
  return isGone ? t.deletedBy(by ?? t.another, formatInstant(at)) : t.changedBy(by ?? t.another, formatInstant(at))
}
