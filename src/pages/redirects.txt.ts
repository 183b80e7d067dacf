import type { APIRoute } from 'astro'
import { redirectsFile } from '../features/former-addresses/redirects-file.ts'

/** The redirects of former addresses for static hosts, which call the file `_redirects`. */
export const GET: APIRoute = ({ locals: { content } }) => new Response(redirectsFile(content.formerAddresses()))
