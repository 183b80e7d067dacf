import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { formMessages } from '../form/form.messages.ts'
import { $pageLanguage, adoptLanguageSwitcher } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadProduct } from './loaded-product.ts'
import { productEditorMessages } from './product-editor.messages.ts'
import { ProductForm } from './ProductForm.tsx'

/** The product editor (specification §2.10): the island of `/tooted/{category}/editproduct/{id}`. */
export function ProductEditor() {
  const loaded = useLoaded(loadProduct)
  const locale = useStore($pageLanguage)
  const t = useTexts(productEditorMessages)
  const form = useTexts(formMessages)
  useEffect(adoptLanguageSwitcher, [])

  if (loaded.state === 'waiting') {
    return <output className="editor-notice">{form.loading}</output>
  }
  if (loaded.state === 'failed') {
    return (
      <div className="editor-notice" role="alert">
        <p>{t.loadFailed}</p>
        <button className="button" type="button" onClick={loaded.retry}>
          {form.tryAgain}
        </button>
      </div>
    )
  }
  if (loaded.value === null) {
    return (
      <div className="editor-notice" role="alert">
        <p>{t.missing}</p>
        <a className="button" href={localizedPath(locale, paths.shop)}>
          {t.toShop}
        </a>
      </div>
    )
  }
  return <ProductForm {...loaded.value} />
}
