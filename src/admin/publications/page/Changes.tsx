import { useStore } from '@nanostores/react'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import type { ContentEntity, FieldDifference, PublishedChange } from '#server/publication-queue/publication.schemas.ts'
import { kindNames } from '../../fields/kind-names.i18n.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { contentNames } from './content-names.i18n.ts'
import { contentLanguage, fieldName, inOrder, isRunningText, itemName } from './content-names.ts'
import { hasSamePictures, isRichText, useFieldText } from './field-text.ts'
import { publicationsMessages } from './publications.i18n.ts'
import { aroundChanges, type Piece, wordDifference } from './word-difference.ts'

const FIELD_CHANGE =
  'grid gap-x-6 gap-y-0.5 border-t border-rule py-2.5 text-note phone:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]'
/** A blank separates added words from the removed words before them. */
const ADDED = "bg-[#dfe9d8] text-[#234a2c] underline decoration-1 underline-offset-[0.2em] [del+&]:before:content-['_']"

/** The changed thing and the change: "Product: Lavender candle, changed". Names of items are Estonian in every language. */
export function ChangeTitle({ change }: { readonly change: Pick<PublishedChange, 'entity' | 'id' | 'label' | 'action'> }) {
  const locale = useStore($pageLanguage)
  const names = contentNames(locale)
  const name = itemName(names, change)
  return (
    <span>
      {kindNames(locale)[change.entity]}:{' '}
      <strong
        className="font-semibold group-hover:text-primary"
        lang={name === change.label && locale !== DEFAULT_LOCALE ? DEFAULT_LOCALE : undefined}
      >
        {name}
      </strong>{' '}
      <span className={change.action === 'delete' ? 'text-error' : 'text-ink-soft'}>{names[change.action]}</span>
    </span>
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
  const textOf = useFieldText()
  const texts = { before: textOf(entity, name, before), after: textOf(entity, name, after) }
  const sameNote = isWhole ? null : sameWordsNote({ entity, name, before, after }, texts, locale)
  return (
    <div className={FIELD_CHANGE}>
      <dt className="text-fine text-ink-soft phone:pt-0.5">{fieldName(locale, entity, name)}</dt>
      <dd className="min-w-0" lang={sameNote === null ? contentLanguage(entity, name) : undefined}>
        {sameNote ?? <TextDifference pieces={isWhole ? wholeText(texts) : changedPieces(texts, isRunningText(entity, name))} />}
      </dd>
    </div>
  )
}

/** A field's value in words; null without a value. */
type Texts = { readonly before: string | null; readonly after: string | null }

/** What the page says of two rich texts with the same words; null for all other values. */
export function sameWordsNote(
  { entity, name, before, after }: { entity: ContentEntity; name: string; before?: unknown; after?: unknown },
  texts: Texts,
  locale: Locale,
): string | null {
  if (!isRichText(entity, name) || (texts.before ?? '') !== (texts.after ?? '')) return null
  const t = publicationsMessages(locale)
  return hasSamePictures(before, after) ? t.onlyLook : t.onlyPicture
}

/** The value of a created or deleted item, with no marks. */
function wholeText({ before, after }: Texts): Piece[] {
  return [{ kind: 'same', text: after ?? before ?? '' }]
}

/** The changed words of a text; a short value changes as a whole. */
export function changedPieces({ before, after }: Texts, hasRunningText: boolean): Piece[] {
  if (hasRunningText) return aroundChanges(wordDifference(before ?? '', after ?? ''))
  return [
    ...(before === null ? [] : [{ kind: 'removed' as const, text: before }]),
    ...(after === null ? [] : [{ kind: 'added' as const, text: after }]),
  ]
}

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
