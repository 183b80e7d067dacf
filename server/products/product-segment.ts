import type { EntityManager } from '@mikro-orm/core'
import { IdParam } from '../core/field.schemas.ts'
import { Product } from './product.entity.ts'

/**
 * Finds the segment that a product's category has in addresses.
 * @returns null when there is no such product
 */
export async function productSegment(em: EntityManager, id: number): Promise<string | null> {
  // An address may hold a number that no id can be.
  if (!IdParam.safeParse(String(id)).success) return null
  const product = await em.findOne(Product, id, { fields: ['category.segment'] })
  return product?.category.segment ?? null
}
