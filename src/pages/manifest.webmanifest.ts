import type { APIRoute } from 'astro'
import { company } from '#common/company.ts'
import { pageLocale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { COLOR } from '#common/site-colors.ts'
import { layoutMessages } from '../layouts/site/layout.i18n.ts'

/**
 * The web app manifest: the site on a phone's home screen. It rests on no content, so only a new version of the code changes it.
 */
export const GET: APIRoute = ({ currentLocale }) => {
  const locale = pageLocale(currentLocale)
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/ikoonid/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: layoutMessages(locale).slogan,
    lang: locale,
    dir: 'ltr',
    id: localizedPath(locale, paths.home),
    start_url: localizedPath(locale, paths.home),
    scope: '/',
    display: 'minimal-ui',
    background_color: COLOR.paper,
    theme_color: COLOR.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
