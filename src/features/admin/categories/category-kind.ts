import { CATEGORY_NAME_MAX_LENGTH, categorySegment } from '../../../../server/categories/category-segment.schemas.ts'
import type { CategoryView } from '../../../../server/categories/category.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { paths } from '../../../i18n/paths.ts'
import { fetchedAhead } from '../ahead/fetched-ahead.ts'
import type { Category } from '../api/category.api.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { categoryEditorMessages } from './category-editor.messages.ts'
import { type CategoryExtra, type CategoryField, categoryFields } from './category-fields.ts'

const preview = fetchedAhead(async () => (await import('./category-preview.ts')).categoryPreview)

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
    fields: categoryFields,
    check(draft, errors) {
      const long = categoryFields
        .filter(({ name }) => draft[name].trim().length > CATEGORY_NAME_MAX_LENGTH)
        .map(({ name }) => [name, 'TOO_LONG'])
      const taken = isTaken(draft.name) ? { name: 'NAME_TAKEN' } : {}
      return { ...taken, ...Object.fromEntries(long), ...errors }
    },
    loadExtra: async () => ({ categories }),
    texts: categoryEditorMessages,
    listPage: paths.shop,
    publicPage: ({ name }) => paths.category(categorySegment(name)),
    editPage: category => adminPaths.editCategory(category.id),
    pageAfter: () => paths.shop,
    preview,
  }
}
