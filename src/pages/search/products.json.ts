import type { APIRoute } from 'astro'
import type { ProductIndex } from '../../features/products/product-index.ts'

export const GET: APIRoute = ({ locals }) => Response.json(locals.content.productSearch() satisfies ProductIndex)
