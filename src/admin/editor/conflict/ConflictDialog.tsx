import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { formatMoment } from '../../../i18n/format.ts'
import { langAttribute } from '../../../i18n/localized.ts'
import { readIfThere } from '../../api/content.api.ts'
import { categoryName, useCategories } from '../../api/shop-categories.ts'
import type { EditorField } from '../../fields/editor-field.ts'
import { Modal } from '../../form/Dialogs.tsx'
import { focusAnswer } from '../../form/focus-answer.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { loadingMessages } from '../../loading/loading.i18n.ts'
import { readLatestChange } from '../../publications/publication.api.ts'
import { publicationMessages } from '../../publications/publication.i18n.ts'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'
import { queryClient } from '../../server-state/ServerState.tsx'
import { Button } from '../../ui/Button.tsx'
import { ANSWERS, BUTTON, BUTTON_DANGER, BUTTON_SMALL } from '../../ui/looks.ts'
import type { DraftOf, EditorKind, Item, Version } from '../model/editor-kind.ts'
import { draftOf } from '../model/field-values.ts'
import { conflictMessages } from './conflict.i18n.ts'
import { differences, type Versions } from './differences.ts'

const PARAGRAPH = 'mt-3 text-ink-soft'

type ConflictProps<Row extends Item> = {
  readonly kind: EditorKind<Row>
  readonly id: number
  /** The item's values when this form last loaded or saved it. */
  readonly base: DraftOf<Row>
  /** The values in the form's fields. */
  readonly mine: DraftOf<Row>
  /** Whether the administrator wanted to delete the item. */
  readonly isDelete: boolean
  readonly onTakeTheirs: (current: Version<Row>) => void
  readonly onKeepMine: (current: Version<Row>) => void
  readonly onClose: () => void
}

/**
 * Opens when the same item was saved elsewhere. It says by which administrator and when, shows the differences, and asks which
 * version stays.
 */
export function ConflictDialog<Row extends Item>(props: ConflictProps<Row>) {
  const t = useTexts(conflictMessages)
  return (
    <Modal title={t.title} onClose={props.onClose} className="max-w-224">
      <Conflict {...props} />
    </Modal>
  )
}

/** Reads the saved version, then offers the choice. A deleted item leaves none. */
function Conflict<Row extends Item>(props: ConflictProps<Row>) {
  const { kind, id, onClose } = props
  const loaded = useQuery({ queryKey: ['current', kind.path, id], queryFn: () => readCurrent<Row>(kind, id) }, queryClient)
  const t = useTexts(conflictMessages)
  const { loading, tryAgain } = useTexts(loadingMessages)
  const { gone } = useTexts(publicationMessages)
  if (loaded.isPending) return <output className={PARAGRAPH}>{loading}</output>
  if (loaded.isError) {
    return (
      <div role="alert">
        <p className={PARAGRAPH}>{t.loadFailed}</p>
        <div className={ANSWERS}>
          <Later onClick={onClose} />
          <Button look={BUTTON} autoFocus onClick={() => void loaded.refetch()} text={tryAgain} />
        </div>
      </div>
    )
  }
  if (loaded.data !== null) return <Choice {...props} current={loaded.data} />
  return (
    <>
      <p className={PARAGRAPH}>{gone}</p>
      <div className={ANSWERS}>
        <Later onClick={onClose} />
      </div>
    </>
  )
}

/** Shows the differences to the saved version, and the buttons that choose. */
function Choice<Row extends Item>(props: ConflictProps<Row> & { readonly current: CurrentVersion<Row> }) {
  const { kind, base, mine, isDelete, current, onTakeTheirs, onKeepMine, onClose } = props
  const t = useTexts(conflictMessages)
  const locale = useStore($pageLanguage)
  const theirs = draftOf(kind.fields, current.row, locale)
  return (
    <>
      <p className={PARAGRAPH}>{t.by(current.by ?? t.another, current.at === null ? '…' : formatMoment(current.at))}</p>
      <Differences fields={kind.fields} versions={{ base, mine, theirs }} isDelete={isDelete} />
      <div className={ANSWERS}>
        <Later onClick={onClose} />
        <Button onClick={() => onTakeTheirs(current)} text={t.takeTheirs} />
        <button className={isDelete ? BUTTON_DANGER : BUTTON_SMALL} type="button" onClick={() => onKeepMine(current)}>
          {isDelete ? t.deleteAnyway : t.keepMine}
        </button>
      </div>
    </>
  )
}

/** Closes the dialog and leaves both versions as they are. */
function Later({ onClick }: { readonly onClick: () => void }) {
  const t = useTexts(conflictMessages)
  return <Button ref={focusAnswer} onClick={onClick} text={t.later} />
}

const TABLE = 'w-full table-fixed border-collapse text-note leading-normal'
const CAPTION = 'pb-2 text-left font-semibold'
const CELL = 'border-t border-rule py-2 pr-3 text-left align-top wrap-anywhere'
const HEAD = `${CELL} font-medium text-ink-soft`

type DifferencesProps<Name extends string> = {
  readonly fields: readonly EditorField<Name>[]
  readonly versions: Versions<Name>
  /** Whether all of it would go. */
  readonly isDelete: boolean
}

/** Shows each field that differs: the saved value, and beside it the form's. */
function Differences<Name extends string>({ fields, versions, isDelete }: DifferencesProps<Name>) {
  const t = useTexts(conflictMessages)
  const locale = useStore($pageLanguage)
  const { both, theirsOnly } = differences(fields, versions)
  const fieldsIn = (list: readonly Name[]) => fields.filter(({ name }) => list.includes(name))
  const row = (field: EditorField<Name>, mine?: ReactNode) => (
    <tr key={field.name}>
      <th className={HEAD} scope="row">
        {field.label(locale)}
      </th>
      <FieldValue field={field} text={versions.theirs[field.name]} />
      {mine}
    </tr>
  )
  return (
    <div className="mt-6 grid gap-6">
      {both.length === 0 && !isDelete ? <p>{t.nothing}</p> : null}
      {both.length === 0 ? null : (
        <table className={TABLE}>
          <caption className={CAPTION}>{t.both}</caption>
          <thead>
            <tr>
              {[t.field, t.theirs, t.mine].map(head => (
                <th key={head} className={HEAD} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{fieldsIn(both).map(field => row(field, <FieldValue field={field} text={versions.mine[field.name]} />))}</tbody>
        </table>
      )}
      {theirsOnly.length === 0 ? null : (
        <table className={TABLE}>
          <caption className={CAPTION}>{isDelete ? t.changed : t.theirsOnly}</caption>
          <tbody>{fieldsIn(theirsOnly).map(field => row(field))}</tbody>
        </table>
      )}
    </div>
  )
}

/** The cell of a field's value in one version. */
function FieldValue({ field, text }: { readonly field: EditorField<string>; readonly text: string }) {
  const t = useTexts(conflictMessages)
  const locale = useStore($pageLanguage)
  if (text.trim() === '') return <td className={`${CELL} text-ink-soft`}>{t.empty}</td>
  if (field.type === 'category') {
    return (
      <td className={CELL}>
        <CategoryName id={text} />
      </td>
    )
  }
  if (field.type === 'rich-text') {
    return (
      <td className={`${CELL} [&_.rich-text]:text-note`}>
        <div className="rich-text" lang={field.language ?? locale}>
          <RichTextNodes html={text} />
        </div>
      </td>
    )
  }
  return (
    <td className={CELL} lang={field.language ?? undefined}>
      {text}
    </td>
  )
}

/** A category's name, by the id that a field holds as text. */
function CategoryName({ id }: { readonly id: string }) {
  const locale = useStore($pageLanguage)
  const { data, refetch } = useCategories()
  const category = data?.find(one => String(one.id) === id)
  const isNew = data !== undefined && category === undefined
  useEffect(() => {
    // Another administrator made it after this page was opened.
    if (isNew) refetch()
  }, [isNew, refetch])
  if (!category) return id
  const name = categoryName(category, locale)
  return <span lang={langAttribute(name, locale)}>{name.text}</span>
}

type CurrentVersion<Row> = Version<Row> & {
  /** The e-mail address of the administrator who saved it; null when unknown. */
  readonly by: string | null
  /** The ISO 8601 instant of its save; null when unknown. */
  readonly at: string | null
}

/**
 * Reads an item as it is saved now.
 * @returns null when it is deleted
 * @throws ApiProblem, NoAnswer
 */
async function readCurrent<Row extends Item>({ path, entity }: EditorKind<Row>, id: number): Promise<CurrentVersion<Row> | null> {
  const [answer, change] = await Promise.all([readIfThere<Row>(path, id), readLatestChange(entity, id)])
  return answer && { row: answer.body, etag: answer.etag, by: change?.user ?? null, at: change?.queued_at ?? null }
}
