import type { APIRoute } from 'astro'
import { encodeCategories } from '../../features/products/product-index.ts'

/** The search's words of all categories. */
export const GET: APIRoute = ({ locals }) => Response.json(encodeCategories(locals.content.categorySearch()))
