import { useStore } from '@nanostores/react'
import type { PublicationView, UndoConflict } from '#server/publication-queue/publication.schemas.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { kindNames } from '../../fields/kind-names.i18n.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { contentNames } from './content-names.i18n.ts'
import { contentLanguage, fieldName, inOrder, itemName } from './content-names.ts'
import { useFieldText } from './field-text.ts'
import { publicationsMessages } from './publications.i18n.ts'
import { type UndoTexts, undoMessages } from './undo.i18n.ts'

const LABEL = "text-ink-soft after:content-[':']"

type UndoConflictsProps = { readonly conflicts: readonly UndoConflict[]; readonly publication: PublicationView }

/** The changes since, by which administrator, and what the undo would do to them. */
export function UndoConflicts({ conflicts, publication }: UndoConflictsProps) {
  const locale = useStore($pageLanguage)
  const names = contentNames(locale)
  const t = undoMessages(locale)
  const { empty } = publicationsMessages(locale)
  const textOf = useFieldText()
  return conflicts.map(conflict => {
    const { entity, id, is_gone: isGone, fields } = conflict
    const isDeletion = publication.changes.some(
      change => change.entity === entity && change.id === id && change.action === 'create',
    )
    return (
      <section key={`${entity} ${id}`} className="grid gap-2">
        <h3 className="font-body text-base leading-normal font-semibold">
          {kindNames(locale)[entity]}: {itemName(names, conflict)}
        </h3>
        <p>
          {whatHappened(conflict, t)} {isDeletion ? t.deletesAll : ''}
        </p>
        {inOrder(entity, isGone ? [] : fields).map(({ name, before, after }) => (
          <dl key={name} className="border-l border-ink-soft pl-4 text-note">
            <dt className="font-medium">{fieldName(locale, entity, name)}</dt>
            <dd className="line-clamp-4">
              <small className={LABEL}>{t.now}</small>{' '}
              <span lang={contentLanguage(entity, name)}>{textOf(entity, name, before) || empty}</span>
            </dd>
            {isDeletion ? null : (
              <dd className="line-clamp-4">
                <small className={LABEL}>{t.afterUndo}</small>{' '}
                <span lang={contentLanguage(entity, name)}>{textOf(entity, name, after) || empty}</span>
              </dd>
            )}
          </dl>
        ))}
      </section>
    )
  })
}

function whatHappened({ is_gone: isGone, changed_by: by, changed_at: at }: UndoConflict, t: UndoTexts): string {
  if (at === null) return t.changedUnknown
  return isGone ? t.deletedBy(by ?? t.another, formatInstant(at)) : t.changedBy(by ?? t.another, formatInstant(at))
}
