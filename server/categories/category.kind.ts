import type { EntityManager } from '@mikro-orm/postgresql'
import { categorySegment } from '#common/category-segment.ts'
import { NAME } from '#common/localized-fields.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { AppError } from '../core/errors.ts'
import { Category } from './category.entity.ts'
import { CategoryView, CreateCategoryBody, UpdateCategoryBody, type CategoryInput } from './category.schemas.ts'

/** Categories as content: how they are checked, stored and shown. */
export const categories: ContentKind<Category, CategoryInput, CategoryView> = {
  entity: 'category',
  plural: 'categories',
  Row: Category,
  path: '/api/categories',
  View: CategoryView,
  CreateBody: CreateCategoryBody,
  UpdateBody: UpdateCategoryBody,
  order: { id: 'asc' },
  toView: category => ({
    id: category.id,
    ...NAME.pick(category),
    search_words: category.search_words ?? null,
  }),
  toValues: input => ({
    ...NAME.pick(input),
    segment: categorySegment(input.name),
    ...(input.search_words !== undefined && { search_words: input.search_words }),
  }),
  label: category => category.name,
  checkDeletion: refuseInUse,
  constraintErrors: {
    categories_segment_unique: () =>
      new AppError('NAME_TAKEN', {
        errors: [
          { path: 'name', code: 'NAME_TAKEN', message: 'Another category has this name; upper and lower case do not count.' },
        ],
      }),
  },
}

/**
 * Refuses to delete a category with products. A product that is being added waits for the category's lock, so the count stays
 * true.
 * @throws AppError CATEGORY_IN_USE
 */
async function refuseInUse(em: EntityManager, category: Category): Promise<void> {
  const [row] = await em.execute<{ products: number }[]>('select count(*)::int as products from products where category_id = ?', [
    category.id,
  ])
  const products = row?.products ?? 0
  if (products > 0) throw new AppError('CATEGORY_IN_USE', { details: { products } })
}
