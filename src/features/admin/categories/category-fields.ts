import type { CategoryView } from '../../../../server/categories/category.schemas.ts'
import type { Category } from '../api/category.api.ts'
import { onlyEstonian, searchWordsField } from '../editor/common-fields.ts'
import { fieldInLanguages } from '../editor/editor-field.ts'
import { categoryEditorMessages } from './category-editor.messages.ts'

export type CategoryField = Exclude<keyof CategoryView, 'id'>
export type CategoryExtra = { readonly categories: readonly Category[] }

const nameFields = fieldInLanguages<'name', CategoryExtra>('name', language => ({
  type: 'line',
  // What is longer is told in `check` (category-kind.ts): the field's own words are about titles.
  maxLength: Infinity,
  required: onlyEstonian(language),
  label: locale => categoryEditorMessages(locale).name(language),
  hint: locale => categoryEditorMessages(locale)[language === 'et' ? 'nameHint' : 'nameFallback'],
}))

export const categoryFields = [...nameFields, ...searchWordsField<CategoryExtra>()]
