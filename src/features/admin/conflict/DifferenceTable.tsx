import { useStore } from '@nanostores/react'
import type { Locale } from '../../../i18n/locales.ts'
import type { EditorField } from '../editor/editor-field.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { RichTextNodes } from '../rich-text/RichTextNodes.tsx'
import { conflictMessages } from './conflict.messages.ts'
import { differences, type Versions } from './differences.ts'

type DifferenceTableProps<Name extends string, Extra> = {
  readonly fields: readonly EditorField<Name, Extra>[]
  readonly extra: Extra
  readonly versions: Versions<Name>
}

/** Field by field, what somebody else saved beside what stands here. */
export function DifferenceTable<Name extends string, Extra>({ fields, extra, versions }: DifferenceTableProps<Name, Extra>) {
  const t = useTexts(conflictMessages)
  const locale = useStore($pageLanguage)
  const names = fields.map(({ name }) => name)
  const { both, theirsOnly } = differences(names, versions)
  const of = (list: readonly Name[]) => fields.filter(({ name }) => list.includes(name))
  const value = (field: EditorField<Name, Extra>, text: string) => <FieldValue {...{ field, text, extra, locale }} />
  return (
    <div className="conflict-differences">
      {both.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <table>
          <caption>{t.both}</caption>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.theirs}</th>
              <th scope="col">{t.mine}</th>
            </tr>
          </thead>
          <tbody>
            {of(both).map(field => (
              <tr key={field.name}>
                <th scope="row">{field.label(locale)}</th>
                <td>{value(field, versions.theirs[field.name])}</td>
                <td>{value(field, versions.mine[field.name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {theirsOnly.length === 0 ? null : (
        <table>
          <caption>{t.theirsOnly}</caption>
          <tbody>
            {of(theirsOnly).map(field => (
              <tr key={field.name}>
                <th scope="row">{field.label(locale)}</th>
                <td>{value(field, versions.theirs[field.name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

type FieldValueProps<Name extends string, Extra> = {
  readonly field: EditorField<Name, Extra>
  readonly text: string
  readonly extra: Extra
  readonly locale: Locale
}

function FieldValue<Name extends string, Extra>({ field, text, extra, locale }: FieldValueProps<Name, Extra>) {
  const t = useTexts(conflictMessages)
  if (text.trim() === '') return <span className="conflict-empty">{t.empty}</span>
  if (field.type === 'rich-text') {
    return (
      <div className="rich-text" lang={field.language ?? locale}>
        <RichTextNodes html={text} />
      </div>
    )
  }
  if (field.type === 'choice') return field.options(extra, locale).find(({ value }) => value === text)?.label ?? text
  return <span lang={field.language ?? undefined}>{text}</span>
}
