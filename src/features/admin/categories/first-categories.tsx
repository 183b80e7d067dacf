import type { Category as PublishedCategory } from '../../../content/content-reader.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { Coming } from '../first-form/Coming.tsx'
import { staticHtml } from '../first-form/static-html.ts'
import { CategoriesHead } from './CategoriesHead.tsx'

type FirstCategories = {
  readonly locale: Locale
  /** As they are on the site. */
  readonly categories: readonly PublishedCategory[]
  readonly isNew: boolean
}

/** The markup of {@link CategoriesHead} before its scripts are there. */
export function firstCategoriesHtml({ locale, categories, isNew }: FirstCategories): string {
  const rows = categories.map(({ id, name }) => ({ id, name: name.et, name_en: name.en, name_ru: name.ru, search_words: null }))
  return staticHtml(locale, <CategoriesHead categories={rows} current={null} isNew={isNew} status={<Coming locale={locale} />} />)
}
