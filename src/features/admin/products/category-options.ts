import { localize } from '../../../i18n/localized.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Category } from '../api/category.api.ts'
import { inShopOrder } from '../categories/category-order.ts'
import type { Option } from '../editor/editor-field.ts'

/** The categories a product can be in, by their names in the page's language. */
export function categoryOptions(categories: readonly Category[], locale: Locale): readonly Option[] {
  return inShopOrder(categories).map(({ id, name, name_en, name_ru }) => ({
    value: String(id),
    label: localize({ et: name, en: name_en, ru: name_ru }, locale).text,
  }))
}
