import { CATEGORY_NAME_MAX_LENGTH, categorySegment } from '../../../../server/categories/category-segment.schemas.ts'
import type { CategoryView } from '../../../../server/categories/category.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { paths } from '../../../i18n/paths.ts'
import { readCategories } from '../api/category.api.ts'
import { checkSearchWords } from '../editor/common-fields.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { categoryEditorMessages } from './category-editor.messages.ts'
import { type CategoryExtra, type CategoryField, categoryFields } from './category-fields.ts'

/** A category of the shop. Deleting is done in the list (CategoryList.tsx). */
export const categoryKind: EditorKind<CategoryView, CategoryField, CategoryExtra> = {
  entity: 'category',
  path: '/api/categories',
  fields: categoryFields,
  check(draft, errors, { item, extra }) {
    const long = categoryFields
      .filter(({ name, language }) => language !== null && draft[name].trim().length > CATEGORY_NAME_MAX_LENGTH)
      .map(({ name }) => [name, 'TOO_LONG'])
    const segment = categorySegment(draft.name.trim())
    const isTaken = extra.categories.some(({ id, name }) => id !== item?.id && categorySegment(name) === segment)
    return { ...checkSearchWords(draft), ...(isTaken && { name: 'NAME_TAKEN' }), ...Object.fromEntries(long), ...errors }
  },
  loadExtra: async () => ({ categories: await readCategories() }),
  texts: categoryEditorMessages,
  listPage: paths.shop,
  publicPage: ({ name }) => paths.category(categorySegment(name)),
  editPage: ({ id }) => adminPaths.editCategory(id),
  pageAfter: () => paths.shop,
  formerAddresses: lazyPart(async () => (await import('../former-addresses/FormerAddresses.tsx')).FormerAddresses),
  preview: lazyPart(async () => (await import('./CategoryPreview.tsx')).CategoryPreview),
}
