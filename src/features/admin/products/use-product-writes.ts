import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { categorySegment } from '../../../../server/categories/category-segment.schemas.ts'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import { keepToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { deleteProduct, readProduct } from '../api/product.api.ts'
import { serverErrors } from '../form/draft.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { publicationMessages } from '../publications/publication.messages.ts'
import { usePublishedWrite } from '../publications/use-published-write.ts'
import { stateOfFailure } from '../publications/write-state.ts'
import { PRODUCT_FIELDS, productChange, productDraft, productErrors, type ProductField } from './product-draft.ts'
import { productEditorMessages } from './product-editor.messages.ts'
import { saveProduct } from './save-product.ts'
import type { LoadedProduct } from './loaded-product.ts'

type ProductWrites = LoadedProduct & {
  readonly store: DraftStore<ProductField>
  /** Shows the fields that are wrong. */
  readonly onErrors: () => void
}

/** Saving, deleting and reloading one product. */
export function useProductWrites({ product, etag, categories, store, onErrors }: ProductWrites) {
  const writing = usePublishedWrite()
  const [action, setAction] = useState<'update' | 'delete'>('update')
  const version = useRef({ etag, isAnswerLost: false })
  const { id } = product

  const goToList = (toast: string) => {
    if (store.isDirty()) return
    keepToast(toast)
    location.assign(
      localizedPath($pageLanguage.get(), paths.category(segmentOf(categories, store.$state.get().saved.category_id))),
    )
  }

  const refuse = (error: unknown) => {
    version.current.isAnswerLost = stateOfFailure(error).kind === 'no-answer'
    if (!(error instanceof ApiProblem)) return
    const errors = serverErrors(PRODUCT_FIELDS, error.problem)
    store.setErrors(errors)
    // A field this form does not have: there is nothing to mark and nothing to correct.
    const { code } = error.problem
    if (code === 'VALIDATION_FAILED' && Object.keys(errors).length === 0) writing.setState({ kind: 'refused', code })
    onErrors()
  }

  /** @param overwrite also when somebody else saved meanwhile */
  const save = async (overwrite = false) => {
    const sent = store.$state.get().draft
    const errors = productErrors(sent)
    store.setErrors(errors)
    if (Object.keys(errors).length > 0) {
      flushSync(() => writing.setState({ kind: 'invalid' }))
      return onErrors()
    }
    setAction('update')
    const { etag: ifMatch, isAnswerLost } = version.current
    await writing.run({
      send: () => saveProduct({ change: productChange(id, sent), ifMatch: overwrite ? null : ifMatch, isRepeat: isAnswerLost }),
      onSaved(answer) {
        version.current = { etag: answer.etag, isAnswerLost: false }
        flushSync(() => store.settle(productDraft(answer.body, $pageLanguage.get()), sent))
      },
      onLive: ms => goToList(publicationMessages($pageLanguage.get()).live(ms)),
      onRefused: refuse,
    })
  }

  const remove = async (overwrite = false) => {
    setAction('delete')
    await writing.run({
      send: () => deleteProduct(id, overwrite ? null : version.current.etag),
      onSaved: () => store.settle(store.$state.get().draft),
      onLive: ms => goToList(productEditorMessages($pageLanguage.get()).deleted(ms)),
      onRefused: refuse,
    })
  }

  const loadCurrent = async () => {
    writing.setState({ kind: 'saving' })
    try {
      const current = await readProduct(id)
      version.current = { etag: current.etag, isAnswerLost: false }
      store.settle(productDraft(current.body, $pageLanguage.get()))
      writing.setState({ kind: 'idle' })
    } catch (error) {
      writing.setState(stateOfFailure(error))
    }
  }

  return { state: writing.state, prepare: writing.prepare, action, save, remove, loadCurrent }
}

/** The path segment of a category in the product's addresses. */
export function segmentOf(categories: LoadedProduct['categories'], categoryId: string): string {
  return categorySegment(categories.find(({ id }) => String(id) === categoryId)?.name ?? '')
}
