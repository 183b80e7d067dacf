import type { APIRoute } from 'astro'
import type { ProductIndex } from '../../features/shop/product-index.ts'

export const GET: APIRoute = ({ locals }) => Response.json(locals.content.productSearch() satisfies ProductIndex)
