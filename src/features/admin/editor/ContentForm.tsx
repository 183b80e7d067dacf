import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftKey } from '../drafts/stored-draft.ts'
import { useStoredDraft } from '../drafts/use-stored-draft.ts'
import { firstError } from '../form/draft.ts'
import { createDraftStore, type DraftStore } from '../form/draft-store.ts'
import { useLeaveWarning } from '../form/use-leave-warning.ts'
import { useSaveShortcut } from '../form/use-save-shortcut.ts'
import { $pageLanguage, $pagePath, $siteLanguage } from '../language/page-language.ts'
import { neutralPath } from '../language/site-language.ts'
import { LazyDialog, LazyPart, LogInDialog } from '../loading/LazyDialog.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import { PicturesForTexts } from '../pictures/use-picture-chooser.tsx'
import { isUnderWay } from '../publications/write-state.ts'
import { rememberedUsername } from '../session/login-flag.ts'
import { type EditorField, inPageOrder, type LackingTranslation, lackingTranslation } from './editor-field.ts'
import { type EditorKind, type FieldOf, type Item, itemName, type Version } from './editor-kind.ts'
import { EditorBar, TAKE_OVER } from './EditorBar.tsx'
import { EditorFields } from './EditorFields.tsx'
import { draftOf } from './field-values.ts'
import { type ContentWrites, useContentWrites } from './use-content-writes.ts'

const DraftNotice = lazyPart(async () => (await import('../drafts/DraftNotice.tsx')).DraftNotice)
const ConflictDialog = lazyPart(async () => (await import('../conflict/ConflictDialog.tsx')).ConflictDialog)

type ContentFormProps<Row extends Item> = {
  readonly kind: EditorKind<Row>
  /** Null for an item that is to be made. */
  readonly loaded: Version<Row> | null
}

/** All fields of one item, its preview, and the way to the site. */
export function ContentForm<Row extends Item>({ kind, loaded }: ContentFormProps<Row>) {
  const [store] = useState(() => createDraftStore(draftOf(kind.fields, loaded?.row ?? null, $pageLanguage.get())))
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

  const change = (name: FieldOf<Row>, value: string) => {
    writes.prepare()
    store.set(name, value)
  }

  const takeOver = (lacking: readonly LackingTranslation<FieldOf<Row>>[]) => {
    for (const { name, words } of lacking) change(name, words)
    save()
  }

  return (
    <PicturesForTexts language={shown}>
      <form
        // What gets the focus must not hide behind the save bar.
        className="grid gap-10 [&_:is(input,select,a,[role=textbox],[role=tab])]:scroll-mb-36"
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
          action={writes.action}
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
          onTrouble={() => setDismissed(null)}
        />
      </form>
      {item && kind.formerAddresses ? (
        <LazyPart instead={null}>
          <kind.formerAddresses entity={kind.entity} id={item.id} />
        </LazyPart>
      ) : null}
      {dismissed === state ? null : <Trouble kind={kind} store={store} writes={writes} onDismiss={() => setDismissed(state)} />}
    </PicturesForTexts>
  )
}

/** Nothing is left to save or to delete once the deletion is on its way. */
function isDeleted(kind: string): boolean {
  return kind === 'saved' || kind === 'publishing' || kind === 'live' || kind === 'publish-failed'
}

type TroubleProps<Row extends Item> = {
  readonly kind: EditorKind<Row>
  readonly store: DraftStore<FieldOf<Row>>
  readonly writes: ContentWrites<Row>
  readonly onDismiss: () => void
}

/** The dialog about what keeps a write from being done: an ended session, or the version of another administrator. */
function Trouble<Row extends Item>({ kind, store, writes, onDismiss }: TroubleProps<Row>) {
  const { state, item } = writes
  if (state.kind === 'logged-out') {
    return (
      <LazyDialog onMissing={onDismiss}>
        <LogInDialog onClose={onDismiss} onLoggedIn={() => void writes.resume()} />
      </LazyDialog>
    )
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
 * Which language's fields are open: at first that of the site the editor was opened from, and then the one that was pressed
 * or that holds the first mistake.
 */
function useShownLanguage<Name extends string>(fields: readonly EditorField<Name>[], store: DraftStore<Name>) {
  const [shown, setShown] = useState($siteLanguage.get())
  const focusFirstError = () => {
    const names = fields.map(({ name }) => name)
    const first = firstError(names, store.$state.get().errors)
    if (first === null) return
    const language = fields.find(({ name }) => name === first)?.language
    flushSync(() => setShown(current => language ?? current))
    // Where nothing but translations are missing, one press mends it.
    const offer = language === null || language === 'et' ? null : document.getElementById(TAKE_OVER)
    ;(offer ?? document.getElementById(first))?.focus()
  }
  return { shown, setShown, focusFirstError }
}

/** Names the item in the page's heading and in the browser's tab: the page comes for no item in particular. */
function useItemHeading<Row extends Item>(kind: EditorKind<Row>, item: Row | null): void {
  const locale = useStore($pageLanguage)
  // A new item that was saved is edited from then on, under the heading of that page.
  const path = useStore($pagePath)
  const name = itemName(kind, item, locale)
  const text = name === '' ? undefined : kind.heading?.(locale, name)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('.page-heading h1')
    if (text === undefined || heading === null || path !== neutralPath()) return
    document.title = document.title.replace(heading.textContent, text)
    Object.assign(heading, { textContent: text, title: text })
  }, [text, path])
}
