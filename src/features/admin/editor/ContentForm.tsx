import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Locale, LOCALES } from '../../../i18n/locales.ts'
import { firstError } from '../form/draft.ts'
import { createDraftStore } from '../form/draft-store.ts'
import { LanguageTabs } from '../form/LanguageTabs.tsx'
import { SaveBar } from '../form/SaveBar.tsx'
import { useLeaveWarning } from '../form/use-leave-warning.ts'
import { useSaveShortcut } from '../form/use-save-shortcut.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { PublishStatus } from '../publications/PublishStatus.tsx'
import { isUnderWay } from '../publications/write-state.ts'
import { EditorButtons } from './EditorButtons.tsx'
import { inPageOrder } from './editor-field.ts'
import type { EditorKind, Item, LoadedItem } from './editor-kind.ts'
import { FieldInputs } from './FieldInputs.tsx'
import { draftOf } from './field-values.ts'
import { Remedies } from './Remedies.tsx'
import { useContentWrites } from './use-content-writes.ts'

type ContentFormProps<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly loaded: LoadedItem<Row, Extra>
}

/** All fields of one item, its preview, and the way to the site. */
export function ContentForm<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  loaded,
}: ContentFormProps<Row, Name, Extra>) {
  const [store] = useState(() => createDraftStore(draftOf(kind.fields, loaded.item, $pageLanguage.get())))
  const { draft, errors } = useStore(store.$state)
  const [shown, setShown] = useState($pageLanguage.get())
  useLeaveWarning(store.isDirty)

  const fields = inPageOrder(kind.fields)
  const focusFirstError = () => {
    const wrong = fields.find(
      ({ name }) =>
        name ===
        firstError(
          fields.map(one => one.name),
          store.$state.get().errors,
        ),
    )
    if (wrong === undefined) return
    flushSync(() => setShown(current => wrong.language ?? current))
    document.getElementById(wrong.name)?.focus()
  }
  const writes = useContentWrites({ kind, loaded, store, onErrors: focusFirstError })
  const isBusy = isUnderWay(writes.state) || (writes.action === 'delete' && isDeleted(writes.state.kind))
  const save = () => {
    if (!isBusy) void writes.save()
  }
  useSaveShortcut(save)

  const change = (name: Name, value: string) => {
    writes.prepare()
    store.set(name, value)
  }
  const inputs = (language: Locale | null) => (
    <FieldInputs
      fields={fields.filter(field => field.language === language)}
      isNew={writes.item === null}
      {...{ draft, errors, extra: loaded.extra, onChange: change }}
    />
  )
  const wrong = new Set(LOCALES.filter(locale => fields.some(({ name, language }) => errors[name] && language === locale)))

  return (
    <form
      className="editor"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      {fields.some(({ language }) => language === null) ? <div className="editor-facts">{inputs(null)}</div> : null}
      <div className="editor-columns">
        <LanguageTabs shown={shown} onShow={setShown} wrong={wrong}>
          {locale => <div className="editor-texts">{inputs(locale)}</div>}
        </LanguageTabs>
        <PreviewFrame locale={shown}>
          <kind.Preview draft={draft} locale={shown} item={writes.item} extra={loaded.extra} />
        </PreviewFrame>
      </div>
      <SaveBar
        status={<PublishStatus state={writes.state} isDirty={store.isDirty()} action={writes.action} />}
        remedies={<Remedies writes={writes} page={writes.item && kind.publicPage(writes.item, loaded.extra)} />}
      >
        <EditorButtons
          isNew={writes.item === null}
          isBusy={isBusy}
          deleteQuestion={kind.deletion?.($pageLanguage.get()).question ?? null}
          onDelete={() => void writes.remove()}
        />
      </SaveBar>
    </form>
  )
}

/** Nothing is left to save or to delete once the deletion is on its way. */
function isDeleted(kind: string): boolean {
  return kind === 'saved' || kind === 'publishing' || kind === 'live' || kind === 'publish-failed'
}
