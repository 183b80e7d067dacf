import { useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { addDialogStyles } from '../../styles/dialog-styles.ts'
import { BUTTON_QUIET } from '../../ui/looks.ts'
import type { ListedProduct } from '../products/listed-product.ts'
import { LIST_CONTROLS } from '../search/FoundList.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { endSearch } from '../search/end-search.ts'
import type { List } from '../search/use-list.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { ShopChoices } from './ShopChoices.tsx'
import type { ShopListData, ShopState } from './shop-state.ts'
import { shopMessages } from './shop.i18n.ts'

type ShopControlsProps = {
  readonly locale: Locale
  readonly data: ShopListData
  readonly list: List<ShopState, ListedProduct>
}

/**
 * The controls above the list: search, order and page size. In narrow windows order and page size are in a dialog, with the
 * category.
 */
export function ShopControls({ locale, data, list }: ShopControlsProps) {
  const t = shopMessages(locale)
  const { state, change } = list
  // A closed dialog is not drawn: Headless UI would write styles that a published page may not have.
  const [isFiltering, setFiltering] = useState(false)
  return (
    <>
      <search>
        <form className={`${LIST_CONTROLS} mb-5`} autoComplete="off" onSubmit={endSearch}>
          <SearchField label={t.search} list={list} />
          <ShopChoices className="max-phone:hidden" locale={locale} state={state} onChange={change} />
          <button
            className={`${BUTTON_QUIET} phone:hidden`}
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              addDialogStyles()
              setFiltering(true)
            }}
          >
            {t.filters}
          </button>
        </form>
      </search>
      {isFiltering && (
        <FilterDialog locale={locale} list={data} state={state} onChange={change} onClose={() => setFiltering(false)} />
      )}
    </>
  )
}
