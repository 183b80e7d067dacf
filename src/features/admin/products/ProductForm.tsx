import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { LOCALES } from '../../../i18n/locales.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { firstError } from '../form/draft.ts'
import { createDraftStore } from '../form/draft-store.ts'
import { formMessages } from '../form/form.messages.ts'
import { LanguageTabs } from '../form/LanguageTabs.tsx'
import { SaveBar } from '../form/SaveBar.tsx'
import { useLeaveWarning } from '../form/use-leave-warning.ts'
import { useSaveShortcut } from '../form/use-save-shortcut.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { PublishStatus } from '../publications/PublishStatus.tsx'
import { isUnderWay } from '../publications/write-state.ts'
import { languageOfField, PRODUCT_FIELDS, productDraft, type ProductField } from './product-draft.ts'
import { productEditorMessages } from './product-editor.messages.ts'
import type { LoadedProduct } from './loaded-product.ts'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductPreview } from './ProductPreview.tsx'
import { ProductRemedies } from './ProductRemedies.tsx'
import { ProductTexts } from './ProductTexts.tsx'
import { useProductWrites } from './use-product-writes.ts'

/** All fields of one product, its preview, and the way to the site. */
export function ProductForm(loaded: LoadedProduct) {
  const t = useTexts(productEditorMessages)
  const form = useTexts(formMessages)
  const [store] = useState(() => createDraftStore(productDraft(loaded.product, $pageLanguage.get())))
  const { draft, errors } = useStore(store.$state)
  const [shown, setShown] = useState($pageLanguage.get())
  const [isAsking, setAsking] = useState(false)
  useLeaveWarning(store.isDirty)

  const focusFirstError = () => {
    const field = firstError(PRODUCT_FIELDS, store.$state.get().errors)
    if (field === null) return
    flushSync(() => setShown(current => languageOfField(field) ?? current))
    document.getElementById(field)?.focus()
  }
  const writes = useProductWrites({ ...loaded, store, onErrors: focusFirstError })
  const isBusy = isUnderWay(writes.state) || (writes.action === 'delete' && isDeleted(writes.state.kind))

  const change = (field: ProductField, value: string) => {
    writes.prepare()
    store.set(field, value)
  }
  const save = () => {
    if (!isBusy) void writes.save()
  }
  useSaveShortcut(save)
  const wrong = new Set(
    LOCALES.filter(locale => PRODUCT_FIELDS.some(field => errors[field] && languageOfField(field) === locale)),
  )

  return (
    <form
      className="editor"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <ProductFacts draft={draft} errors={errors} categories={loaded.categories} onChange={change} />
      <div className="editor-columns">
        <LanguageTabs shown={shown} onShow={setShown} wrong={wrong}>
          {locale => <ProductTexts locale={locale} draft={draft} errors={errors} onChange={change} />}
        </LanguageTabs>
        <ProductPreview locale={shown} draft={draft} />
      </div>
      <SaveBar
        status={<PublishStatus state={writes.state} isDirty={store.isDirty()} action={writes.action} />}
        remedies={<ProductRemedies loaded={loaded} categoryId={draft.category_id} writes={writes} />}
      >
        <button
          className="button button-quiet button-danger-quiet"
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || setAsking(true)}
        >
          {form.remove}
        </button>
        <button className="button" type="submit" aria-disabled={isBusy}>
          {form.update}
        </button>
      </SaveBar>
      <ConfirmDialog
        question={t.confirmDelete}
        isOpen={isAsking}
        onAnswer={yes => {
          setAsking(false)
          if (yes) void writes.remove()
        }}
      />
    </form>
  )
}

/** Nothing is left to save or to delete once the deletion is on its way. */
function isDeleted(kind: string): boolean {
  return kind === 'saved' || kind === 'publishing' || kind === 'live' || kind === 'publish-failed'
}
