import type { APIRoute } from 'astro'
import { company } from '#common/company.ts'
import { LOCALES } from '#common/locales.ts'
import { paths } from '#common/paths.ts'

/** Where to report a vulnerability (RFC 9116). Each year's publication renews it, and it always holds for a month at least. */
export const GET: APIRoute = ({ locals: { content, site } }) => {
  const lines = [
    `Contact: mailto:${company.email}`,
    `Contact: ${site.origin}${paths.contact}`,
    `Expires: ${content.year() + 1}-01-31T00:00:00.000Z`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
