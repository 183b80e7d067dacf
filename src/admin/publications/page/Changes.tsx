import { useStore } from '@nanostores/react'
import { DEFAULT_LOCALE } from '#common/locales.ts'
import type { ContentEntity, FieldDifference, PublishedChange } from '#server/publication-queue/publication.schemas.ts'
import { kindNames } from '../../fields/kind-names.i18n.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { TextDifference } from './TextDifference.tsx'
import { contentNames } from './content-names.i18n.ts'
import { contentLanguage, fieldName, inOrder, isRunningText, itemName } from './content-names.ts'
import { sameWordsNote, useFieldTexts } from './field-text.ts'
import { changedPieces, wholePieces } from './word-difference.ts'

const FIELD_CHANGE =
  'grid gap-x-6 gap-y-0.5 border-t border-rule py-2.5 text-note phone:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]'

/** The changed thing and the change: "Product: Lavender candle, changed". Names of items are Estonian in every language. */
export function ChangeTitle({ change }: { readonly change: Pick<PublishedChange, 'entity' | 'id' | 'label' | 'action'> }) {
  const locale = useStore($pageLanguage)
  const names = contentNames(locale)
  return (
    <span>
      {kindNames(locale)[change.entity]}: <ItemName item={change} className="font-semibold group-hover:text-primary" />{' '}
      <span className={change.action === 'delete' ? 'text-error' : 'text-ink-soft'}>{names[change.action]}</span>
    </span>
  )
}

type ItemNameProps = {
  readonly item: { readonly entity: string; readonly id: number; readonly label: string }
  readonly className?: string
}

/** An item's name. Screen readers read one that is Estonian as such on pages in other languages. */
export function ItemName({ item, className }: ItemNameProps) {
  const locale = useStore($pageLanguage)
  const name = itemName(locale, item)
  return (
    <strong className={className} lang={name === item.label && locale !== DEFAULT_LOCALE ? DEFAULT_LOCALE : undefined}>
      {name}
    </strong>
  )
}

/** Shows every changed field, before and after. */
export function Changes({ changes }: { readonly changes: readonly PublishedChange[] }) {
  return changes.map(change => (
    <section key={`${change.entity} ${change.id}`} className="w-full min-w-0">
      {changes.length > 1 ? (
        <h3 className="mb-2 font-body text-note leading-normal font-normal">
          <ChangeTitle change={change} />
        </h3>
      ) : null}
      <dl>
        {inOrder(change.entity, change.fields).map(field => (
          <FieldChange key={field.name} entity={change.entity} field={field} isWhole={change.action !== 'update'} />
        ))}
      </dl>
    </section>
  ))
}

type FieldChangeProps = {
  readonly entity: ContentEntity
  readonly field: FieldDifference
  /** Whether the change created or deleted the item: there is nothing to compare the value with. */
  readonly isWhole: boolean
}

/** Shows one field, before and after. */
function FieldChange({ entity, field: { name, before, after }, isWhole }: FieldChangeProps) {
  const locale = useStore($pageLanguage)
  const texts = useFieldTexts({ entity, name, before, after })
  const sameNote = isWhole ? null : sameWordsNote({ entity, name, before, after }, texts, locale)
  return (
    <div className={FIELD_CHANGE}>
      <dt className="text-fine text-ink-soft phone:pt-0.5">{fieldName(locale, entity, name)}</dt>
      <dd className="min-w-0">
        {sameNote ?? (
          <TextDifference
            pieces={isWhole ? wholePieces(texts) : changedPieces(texts, isRunningText(entity, name))}
            lang={contentLanguage(entity, name)}
          />
        )}
      </dd>
    </div>
  )
}
