import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DEFAULT_LOCALE } from '#common/locales.ts'
import { type EditorField, inPageOrder, type LackingTranslation, lackingTranslation } from '../fields/editor-field.ts'
import { createDraftStore, type DraftStore } from '../form/draft-store.ts'
import { firstError } from '../form/draft.ts'
import { $pageLanguage, $siteLanguage } from '../language/page-language.ts'
import { LazyDialog, LazyPart, lazyPart } from '../loading/lazy-parts.tsx'
import { LogInAgain } from '../login/use-log-in-again.tsx'
import { PicturesForTexts } from '../pictures/use-picture-chooser.tsx'
import { isDone, isUnderWay, type WriteState } from '../publications/write-state.ts'
import { useLeaveWarning } from '../session/leaving.ts'
import { EditorBar, TAKE_OVER_ID } from './EditorBar.tsx'
import { EditorFields } from './EditorFields.tsx'
import { focusSave } from './Remedies.tsx'
import { useStoredDraft } from './drafts/use-stored-draft.ts'
import { type EditorKind, type FieldOf, type Item, itemName, type Version } from './model/editor-kind.ts'
import { draftOf } from './model/field-values.ts'
import type { Input } from './save-item.ts'
import { type ContentWrites, useContentWrites } from './use-content-writes.ts'
import { useItemHeading } from './use-item-heading.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

const DraftNotice = lazyPart(async () => (await import('./drafts/DraftNotice.tsx')).DraftNotice)
const ConflictDialog = lazyPart(async () => (await import('./conflict/ConflictDialog.tsx')).ConflictDialog)

type ContentFormProps<Row extends Item> = {
  readonly kind: EditorKind<Row>
  /** Null for a new item. */
  readonly loaded: Version<Row> | null
}

/** All fields of one item, its preview, and the save bar. */
export function ContentForm<Row extends Item>({ kind, loaded }: ContentFormProps<Row>) {
  const { store, fields, shown, setShown, writes, offer, isUnkept, isBusy, save, change, takeOver } = useEditedItem(kind, loaded)
  const { item, state, action } = writes
  const { draft, errors } = useStore(store.$state)
  const locale = useStore($pageLanguage)
  const trouble = useDismissal(writes)
  useItemHeading(kind, item)
  return (
    <PicturesForTexts language={shown}>
      <form
        // The save bar must not hide the focused element.
        className="grid gap-10 [&_:is(input,select,a,[role=textbox],[role=tab])]:scroll-mb-36 [&>:not(:last-child)_button]:scroll-mb-36"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        {offer && !isBusy ? (
          <LazyPart>
            <DraftNotice offer={offer} fields={fields} />
          </LazyPart>
        ) : null}
        <EditorFields
          kind={kind}
          fields={fields}
          item={item}
          draft={draft}
          errors={errors}
          shown={shown}
          onShow={setShown}
          onChange={change}
        />
        <EditorBar
          state={state}
          action={action}
          isDirty={store.isDirty()}
          isBusy={isBusy}
          isUnkept={isUnkept}
          isNew={item === null}
          page={item && kind.publicPage(item)}
          deletion={kind.deletion}
          name={itemName(kind, item, locale)}
          lacking={fields.flatMap(field => lackingTranslation(field, draft, item === null) ?? [])}
          onTakeOver={takeOver}
          onDelete={() => void writes.remove()}
          onRepeat={() => void writes.repeat()}
          onPublish={() => void writes.publishAgain()}
          onTrouble={trouble.recall}
        />
      </form>
      {item && kind.formerAddresses ? (
        <LazyPart instead={null}>
          <kind.formerAddresses entity={kind.entity} id={item.id} />
        </LazyPart>
      ) : null}
      {trouble.isDismissed ? null : <Trouble kind={kind} store={store} writes={writes} onDismiss={trouble.dismiss} />}
    </PicturesForTexts>
  )
}

/** Closes the dialog about a failure until it is called back, or until there is another one. */
function useDismissal<Row extends Item>({ state, forgetDeletion }: ContentWrites<Row>) {
  // The state whose dialog the administrator closed; each write makes new states.
  const [dismissed, setDismissed] = useState<WriteState | null>(null)
  return {
    isDismissed: dismissed === state,
    dismiss() {
      setDismissed(state)
      if (state.kind === 'logged-out') forgetDeletion()
    },
    recall: () => setDismissed(null),
  }
}

/** Holds what the administrator types into an item's fields, keeps it in the browser, and saves it. */
function useEditedItem<Row extends Item>(kind: EditorKind<Row>, loaded: Version<Row> | null) {
  const [store] = useState(() => createDraftStore(draftOf(kind.fields, loaded?.row ?? null, $pageLanguage.get())))
  const fields = inPageOrder(kind.fields)
  const { shown, setShown, focusFirstError } = useShownLanguage(fields, store)
  const lostRef = useRef<readonly Input[]>([])
  const writes = useContentWrites({ kind, loaded, store, lostRef, onErrors: focusFirstError })
  const { item, state, action } = writes
  const path = `${kind.path}/${item?.id ?? 'new'}`
  const { offer, isUnkept } = useStoredDraft({ path, fields: kind.fields, store, lostRef })
  // A deleted item leaves nothing to save or delete.
  const isBusy = isUnderWay(state) || (action === 'delete' && isDone(state))
  const save = () => {
    if (!isBusy) void writes.save()
  }
  const change = (name: FieldOf<Row>, value: string) => {
    writes.prepare()
    store.set(name, value)
  }
  const takeOver = (lacking: readonly LackingTranslation<FieldOf<Row>>[]) => {
    for (const { name, words } of lacking) change(name, words)
    focusSave()
    save()
  }
  useLeaveWarning(store.isDirty)
  useSaveShortcut(save)
  return { store, fields, shown, setShown, writes, offer, isUnkept, isBusy, save, change, takeOver }
}

type TroubleProps<Row extends Item> = {
  readonly kind: EditorKind<Row>
  readonly store: DraftStore<FieldOf<Row>>
  readonly writes: ContentWrites<Row>
  readonly onDismiss: () => void
}

/** The dialog about what stops a write: an ended session, or another administrator's version. */
function Trouble<Row extends Item>({ kind, store, writes, onDismiss }: TroubleProps<Row>) {
  const { state, item } = writes
  if (state.kind === 'logged-out') {
    return <LogInAgain onClose={onDismiss} onLoggedIn={() => void writes.resume()} onOtherAccount={writes.giveUp} />
  }
  if (state.kind !== 'stale' || item === null) return null
  const { saved, draft } = store.$state.get()
  return (
    <LazyDialog onMissing={onDismiss}>
      <ConflictDialog
        kind={kind}
        id={item.id}
        base={saved}
        mine={draft}
        isDelete={writes.action === 'delete'}
        onTakeTheirs={writes.takeTheirs}
        onKeepMine={current => void writes.keepMine(current)}
        onClose={onDismiss}
      />
    </LazyDialog>
  )
}

/**
 * Keeps the language whose fields are open. At first it is that of the site the administrator came from, then the one the
 * administrator pressed or the one with the first error.
 */
function useShownLanguage<Name extends string>(fields: readonly EditorField<Name>[], store: DraftStore<Name>) {
  const [shown, setShown] = useState($siteLanguage.get())
  const focusFirstError = () => {
    const names = fields.map(({ name }) => name)
    const first = firstError(names, store.$state.get().errors)
    if (first === null) return
    const language = fields.find(({ name }) => name === first)?.language
    flushSync(() => setShown(current => language ?? current))
    // Where the first error is in a translation, the button that copies the Estonian words goes before the field.
    const takeOverButton = language === null || language === DEFAULT_LOCALE ? null : document.getElementById(TAKE_OVER_ID)
    const target = takeOverButton ?? document.getElementById(first)
    target?.focus()
  }
  return { shown, setShown, focusFirstError }
}
