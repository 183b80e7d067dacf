import { adminPaths } from '#common/admin-paths.ts'
import { categorySegment } from '#common/category-segment.ts'
import { paths } from '#common/paths.ts'
import type { Visitor } from '#tests/support/engines/visitor.ts'
import { TEST_ADMIN } from '#tests/support/product-process.ts'

/**
 * Logs in, changes a product's price, sees it live, and logs out.
 * @param change.index of the product, among those without a discount
 * @param change.price as it is typed and shown: `31,50`
 */
export async function changesPrice(
  person: Visitor,
  { origin, index, price }: { origin: string; index: number; price: string },
): Promise<void> {
  await person.open('/admin')
  await person.fills({ label: 'E-post' }, TEST_ADMIN.email)
  await person.fills({ label: 'Parool' }, TEST_ADMIN.password)
  await person.press('Enter')
  await person.sees({ text: /^Sisse logitud/ })

  const { id, path } = await undiscountedProduct(origin, index)
  await person.open(adminPaths.editProduct('toode', id))
  await person.sees({ role: 'button', name: 'Uuenda' })
  await person.fills({ label: 'Hind, €' }, price)
  await person.clicks({ role: 'button', name: 'Uuenda' })
  // The editor leads to the category's list, where a toast says that the price is live.
  await person.isAt(/^\/tooted\/[^/]+$/)
  await person.sees({ text: /^Salvestatud ja avaldatud/ })
  await person.open(path)
  await person.reads({ role: 'main' }, new RegExp(`${price}\\s€`))

  await person.clicks({ css: '[aria-haspopup=menu]', within: { role: 'banner' } })
  await person.clicks({ role: 'menuitem', name: 'Logi välja' })
  await person.sees({ text: /^Välja logitud/ })
}

/** @param index among the products without a discount */
async function undiscountedProduct(origin: string, index: number): Promise<{ id: number; path: string }> {
  const read = async <T>(path: string) => (await (await fetch(origin + path)).json()) as T[]
  const products = await read<{ id: number; category_id: number; new_price: number | null }>('/api/products')
  const product = products.filter(({ new_price }) => new_price === null)[index]
  if (!product) throw new Error(`The demo company has no product without a discount at ${index}`)
  const { id, category_id } = product
  const category = (await read<{ id: number; name: string }>('/api/categories')).find(each => each.id === category_id)
  if (!category) throw new Error(`The demo company has no category ${category_id}`)
  return { id, path: paths.product(categorySegment(category.name), id) }
}
