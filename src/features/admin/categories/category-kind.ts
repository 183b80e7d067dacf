import { CATEGORY_NAME_MAX_LENGTH, categorySegment } from '../../../../server/categories/category-segment.schemas.ts'
import type { CategoryView } from '../../../../server/categories/category.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { paths } from '../../../i18n/paths.ts'
import { fetchedAhead } from '../ahead/fetched-ahead.ts'
import { type Category, readCategories } from '../api/category.api.ts'
import { onlyEstonian } from '../editor/common-fields.ts'
import { fieldInLanguages } from '../editor/editor-field.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { categoryEditorMessages } from './category-editor.messages.ts'

export type CategoryField = Exclude<keyof CategoryView, 'id'>
export type CategoryExtra = { readonly categories: readonly Category[] }

const preview = fetchedAhead(async () => (await import('./category-preview.ts')).categoryPreview)

const fields = fieldInLanguages<'name', CategoryExtra>('name', language => ({
  type: 'line',
  // What is longer is told in `check`: the field's own words are about titles.
  maxLength: Infinity,
  required: onlyEstonian(language),
  label: locale => categoryEditorMessages(locale).name(language),
  hint: locale => categoryEditorMessages(locale)[language === 'et' ? 'nameHint' : 'nameFallback'],
}))

/**
 * A category of the shop. Deleting is done in the list (CategoryList.tsx).
 * @param id of the category that is edited, whose own name is no hindrance
 */
export function categoryKind(
  categories: readonly Category[],
  id: number | null,
): EditorKind<CategoryView, CategoryField, CategoryExtra> {
  const isTaken = (name: string) =>
    categories.some(other => other.id !== id && categorySegment(other.name) === categorySegment(name.trim()))
  return {
    entity: 'category',
    path: '/api/categories',
    fields,
    check(draft, errors) {
      const long = fields
        .filter(({ name }) => draft[name].trim().length > CATEGORY_NAME_MAX_LENGTH)
        .map(({ name }) => [name, 'TOO_LONG'])
      const taken = isTaken(draft.name) ? { name: 'NAME_TAKEN' } : {}
      return { ...taken, ...Object.fromEntries(long), ...errors }
    },
    loadExtra: async () => ({ categories: await readCategories() }),
    texts: categoryEditorMessages,
    listPage: paths.shop,
    publicPage: ({ name }) => paths.category(categorySegment(name)),
    editPage: category => `${adminPaths.categories}?id=${category.id}`,
    pageAfter: () => paths.shop,
    preview,
  }
}
