import { company } from '../features/company/company.ts'

/** 1200 × 630, for pages without a picture that others can show. */
const SHARED_PICTURE = '/jagamine.jpg'

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

/** The picture that a shared link shows: the page's own, unless it is a drawing in SVG, which no network shows. */
export function sharedPicture(image: string | null): string {
  return image === null || /\.svg$/i.test(image) ? SHARED_PICTURE : image
}
