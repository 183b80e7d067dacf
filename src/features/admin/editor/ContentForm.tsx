import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { draftKey } from '../drafts/stored-draft.ts'
import { useStoredDraft } from '../drafts/use-stored-draft.ts'
import { createDraftStore } from '../form/draft-store.ts'
import { useLeaveWarning } from '../form/use-leave-warning.ts'
import { useSaveShortcut } from '../form/use-save-shortcut.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { LazyPart } from '../loading/LazyDialog.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import { PicturesForTexts } from '../pictures/use-picture-chooser.tsx'
import { isUnderWay } from '../publications/write-state.ts'
import { rememberedUsername } from '../session/login-flag.ts'
import { inPageOrder } from './editor-field.ts'
import type { EditorKind, Item, LoadedItem } from './editor-kind.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorFields } from './EditorFields.tsx'
import { EditorTrouble } from './EditorTrouble.tsx'
import { draftOf } from './field-values.ts'
import { itemName, useItemHeading } from './item-name.ts'
import { type LackingTranslation, lackingTranslations } from './lacking-translations.ts'
import { useContentWrites } from './use-content-writes.ts'
import { useShownLanguage } from './use-shown-language.ts'

const DraftNotice = lazyPart(async () => (await import('../drafts/DraftNotice.tsx')).DraftNotice)

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
  const [user] = useState(rememberedUsername)
  const { draft, errors } = useStore(store.$state)
  const [dismissed, setDismissed] = useState<object | null>(null)
  useLeaveWarning(store.isDirty)

  const fields = inPageOrder(kind.fields)
  const { shown, setShown, focusFirstError } = useShownLanguage(fields, store)
  const writes = useContentWrites({ kind, loaded, store, onErrors: focusFirstError })
  const { item, state } = writes
  const locale = useStore($pageLanguage)
  useItemHeading(kind, item)
  const { offer, isUnkept } = useStoredDraft({
    key: draftKey(`${kind.path}/${item?.id ?? 'new'}`, user),
    fields: kind.fields,
    store,
  })
  const isBusy = isUnderWay(state) || (writes.action === 'delete' && isDeleted(state.kind))
  const save = () => {
    if (!isBusy) void writes.save()
  }
  useSaveShortcut(save)

  const change = (name: Name, value: string) => {
    writes.prepare()
    store.set(name, value)
  }

  const takeOver = (lacking: readonly LackingTranslation<Name>[]) => {
    for (const { name, words } of lacking) change(name, words)
    save()
  }

  return (
    <PicturesForTexts language={shown}>
      <form
        className="editor"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        {offer ? (
          <LazyPart>
            <DraftNotice offer={offer} fields={fields} />
          </LazyPart>
        ) : null}
        <EditorFields
          {...{ kind, fields, item, draft, errors, shown, extra: loaded.extra }}
          onShow={setShown}
          onChange={change}
        />
        <EditorBar
          {...{ state, isBusy, isUnkept, action: writes.action, isDirty: store.isDirty() }}
          lacking={lackingTranslations(fields, draft, item === null)}
          onTakeOver={takeOver}
          page={item && kind.publicPage(item, loaded.extra)}
          deletion={kind.deletion}
          name={itemName(kind, item, locale)}
          onDelete={() => void writes.remove()}
          onRepeat={() => void writes.repeat()}
          onPublish={() => void writes.publishAgain()}
          onTrouble={() => setDismissed(null)}
        />
      </form>
      {item && kind.formerAddresses ? (
        <LazyPart instead={null}>
          <kind.formerAddresses entity={kind.entity} id={item.id} />
        </LazyPart>
      ) : null}
      {dismissed === state ? null : (
        <EditorTrouble {...{ kind, store, writes, extra: loaded.extra }} onDismiss={() => setDismissed(state)} />
      )}
    </PicturesForTexts>
  )
}

/** Nothing is left to save or to delete once the deletion is on its way. */
function isDeleted(kind: string): boolean {
  return kind === 'saved' || kind === 'publishing' || kind === 'live' || kind === 'publish-failed'
}
