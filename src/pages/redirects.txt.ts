import type { APIRoute } from 'astro'
import { redirectsFile } from '../features/former-addresses/redirects-file.ts'

export const GET: APIRoute = ({ locals: { content } }) => new Response(redirectsFile(content.formerAddresses()))
