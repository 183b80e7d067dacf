import type { APIRoute } from 'astro'
import { encodeCategories } from '../../features/shop/product-index.ts'

export const GET: APIRoute = ({ locals }) => Response.json(encodeCategories(locals.content.categorySearch()))
