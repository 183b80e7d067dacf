import type { APIRoute } from 'astro'
import { encodeCategories } from '../../features/products/product-index.ts'

export const GET: APIRoute = ({ locals }) => Response.json(encodeCategories(locals.content.categorySearch()))
