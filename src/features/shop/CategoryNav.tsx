import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import type { Category } from '../../content/content-reader.ts'
import { langAttribute, localize } from '../../i18n/localized.ts'
import { pageNames } from '../../i18n/page-names.i18n.ts'
import { CLOSE, LineIcon } from '../../ui/LineIcon.tsx'
import { shopMessages } from './shop.i18n.ts'

type CategoryNavProps = {
  readonly locale: Locale
  readonly categories: readonly Category[]
  /** The id of the page's category, null for the whole shop. */
  readonly current: number | null
  /** Whether FilterDialog.tsx offers the categories in narrow windows, which then do not show these links. */
  readonly hasFilters?: boolean
}

const ITEM = 'wide:border-b wide:border-rule'
const LINK =
  'inline-flex min-h-10 items-center gap-1.5 rounded-round border border-rule px-4 py-1 text-note leading-label whitespace-nowrap text-ink no-underline hover:text-primary current:border-primary current:font-medium current:text-primary current:forced-selected wide:flex wide:min-h-11 wide:rounded-none wide:border-0 wide:px-0 wide:py-2 wide:whitespace-normal'

/** The shop's categories: a row to swipe in narrow windows, a column beside the cards in wide ones. */
export function CategoryNav({ locale, categories, current, hasFilters = false }: CategoryNavProps) {
  const t = shopMessages(locale)
  const shop = localizedPath(locale, paths.shop)
  return (
    <nav
      className={`category-nav -mx-gutter flex items-center gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] wide:sticky wide:top-18 wide:-m-2 wide:block wide:max-h-[calc(100vh-5rem)] wide:overflow-y-auto wide:p-2 wide:[scrollbar-width:thin] print:hidden${hasFilters ? ' max-phone:scripted:hidden' : ''}`}
      aria-label={t.categories}
    >
      <ul className="flex gap-2 wide:block wide:border-t wide:border-rule">
        <li className={ITEM}>
          <a className={LINK} href={shop} data-carry-order="" aria-current={current === null ? 'true' : undefined}>
            {t.allProducts}
          </a>
        </li>
        {categories.map(category => (
          <CategoryItem key={category.id} locale={locale} category={category} isCurrent={category.id === current} />
        ))}
      </ul>
      {current !== null && (
        <a className={`${LINK} -order-1 text-primary!`} href={shop} data-carry-order="">
          <LineIcon shape={CLOSE} className="size-4" />
          {t.removeFilter}
        </a>
      )}
      <a className={LINK} href={localizedPath(locale, paths.productInfo)}>
        {pageNames(locale).productInfo}
      </a>
    </nav>
  )
}

type CategoryItemProps = { readonly locale: Locale; readonly category: Category; readonly isCurrent: boolean }

function CategoryItem({ locale, category, isCurrent }: CategoryItemProps) {
  const name = localize(category.name, locale)
  return (
    <li className={ITEM} lang={langAttribute(name, locale)}>
      <a
        className={LINK}
        href={localizedPath(locale, paths.category(category.segment))}
        data-carry-order=""
        aria-current={isCurrent ? 'true' : undefined}
      >
        {name.text}
      </a>
    </li>
  )
}
