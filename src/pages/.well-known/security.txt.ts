import type { APIRoute } from 'astro'
import { company } from '#common/company.ts'
import { LOCALES } from '#common/locales.ts'
import { paths } from '#common/paths.ts'

/** Says where to report a vulnerability (RFC 9116). It expires a month after the year ends, and each new year renews it. */
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
