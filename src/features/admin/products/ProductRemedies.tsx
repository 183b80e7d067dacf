import { useStore } from '@nanostores/react'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { publicationMessages } from '../publications/publication.messages.ts'
import type { LoadedProduct } from './loaded-product.ts'
import { segmentOf, type useProductWrites } from './use-product-writes.ts'

type ProductRemediesProps = {
  readonly loaded: LoadedProduct
  /** The category the product was last saved in. */
  readonly categoryId: string
  readonly writes: ReturnType<typeof useProductWrites>
}

/** What can be done in the state the last save is in; a link to the product's page when there is nothing to do. */
export function ProductRemedies({ loaded: { product, categories }, categoryId, writes }: ProductRemediesProps) {
  const locale = useStore($pageLanguage)
  const t = useTexts(publicationMessages)
  const isDelete = writes.action === 'delete'
  const again = () => void (isDelete ? writes.remove() : writes.save())

  switch (writes.state.kind) {
    case 'idle':
    case 'live':
      return isDelete ? null : (
        <a href={localizedPath(locale, paths.product(segmentOf(categories, categoryId), product.id))}>{t.seeLive}</a>
      )
    case 'stale':
      return (
        <>
          <button className="button button-quiet" type="button" onClick={() => void writes.loadCurrent()}>
            {t.loadCurrent}
          </button>
          <button
            className="button button-quiet"
            type="button"
            onClick={() => void (isDelete ? writes.remove(true) : writes.save(true))}
          >
            {isDelete ? t.deleteAnyway : t.saveOver}
          </button>
        </>
      )
    case 'logged-out':
      return (
        <a href={localizedPath(locale, paths.login)} target="_blank">
          {t.logInInTab}
        </a>
      )
    case 'no-answer':
      return (
        <button className="button button-quiet" type="button" onClick={again}>
          {t.tryAgain}
        </button>
      )
    default:
      return null
  }
}
