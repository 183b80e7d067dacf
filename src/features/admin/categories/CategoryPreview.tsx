import type { CategoryView } from '../../../../server/categories/category.schemas.ts'
import { localize } from '../../../i18n/localized.ts'
import { CATEGORY_ITEM, CATEGORY_LINK, CATEGORY_LIST, CATEGORY_NAV } from '../../shop/shop-looks.ts'
import { shopMessages } from '../../shop/shop.messages.ts'
import type { PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { shownText } from '../preview/shown-text.ts'
import { inShopOrder, useCategories } from './shop-categories.ts'

/** The shop's list of categories with this one chosen (features/shop/CategoryNav.astro). */
export function CategoryPreview({ draft, locale, item }: PreviewProps<CategoryView>) {
  const { data: categories = [] } = useCategories()
  const own = { id: item?.id ?? 0, name: draft.name, ...shownText(draft, 'name', locale) }
  const others = categories
    .filter(({ id }) => id !== own.id)
    .map(({ id, name, name_en, name_ru }) => ({ id, name, ...localize({ et: name, en: name_en, ru: name_ru }, locale) }))
  const names = inShopOrder([...others, own]).filter(({ text }) => text !== '')
  return (
    <PreviewFrame locale={locale}>
      <div className="shell">
        <nav className={CATEGORY_NAV} aria-label={shopMessages(locale).categories}>
          <ul className={CATEGORY_LIST}>
            {names.map(({ id, text, lang }) => (
              <li className={CATEGORY_ITEM} key={id} lang={lang}>
                <a className={CATEGORY_LINK} href="#kategooria" aria-current={id === own.id ? 'true' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PreviewFrame>
  )
}
