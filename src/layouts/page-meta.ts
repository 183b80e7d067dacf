import { company } from '../features/company/company.ts'

/** For pages without a picture that others can show. */
const SHARED_PICTURE = '/jagamine.jpg'

/** What every picture made for sharing measures, in pixels. */
const SHARED_SIZE = { width: 1200, height: 630 } as const

const DESCRIPTION_LENGTH = 155

/** The document title: the page's own words first, then the company. */
export function documentTitle(title: string): string {
  return title.startsWith(company.name) ? title : `${title} – ${company.name}`
}

/** The beginning of a rich text as plain text, whole words, for `<meta name="description">`. */
export function excerpt(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:–-]+$/, '')}…`
}

/**
 * The picture that a shared link shows: the page's own, unless it is a drawing in SVG, which no network shows. `size` is
 * null for a picture that was not made for sharing.
 */
export function sharedPicture(image: string | null): { path: string; size: { width: number; height: number } | null } {
  const path = image === null || /\.svg$/i.test(image) ? SHARED_PICTURE : image
  return { path, size: path === SHARED_PICTURE || path.startsWith('/share/') ? SHARED_SIZE : null }
}
