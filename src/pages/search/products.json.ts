import type { APIRoute } from 'astro'
import type { ProductIndex } from '../../features/products/product-index.ts'

/** The list of the parts of the shop's index. */
export const GET: APIRoute = ({ locals }) => Response.json(locals.content.productSearch() satisfies ProductIndex)
