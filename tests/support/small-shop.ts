import type { ApiClient } from './api-client.ts'

/** Starts a product without the demo company, which takes longer to load and to publish than most tests. */
export const SMALL_SHOP = { DEMO_CONTENT: 'off' }

/** Makes a category with so many products. */
export async function fillShop(client: ApiClient, products: number): Promise<void> {
  const { id } = await client.json<{ id: number }>('POST', '/api/categories', { name: 'Lõhnad' })
  for (let number = 1; number <= products; number += 1) {
    const product = { category_id: id, header: `Lõhn ${number}`, description: '<p>Lõhnab.</p>', price: 20, image: null }
    await client.request('POST', '/api/products', product)
  }
}
