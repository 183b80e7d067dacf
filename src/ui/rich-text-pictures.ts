import { escapeHtml } from '#common/escape-html.ts'
import type { Locale } from '#common/locales.ts'
import type { ContentReader, Picture } from '../content/content-reader.ts'
import { pictureSources } from './picture-sources.ts'
import { pictureAlt } from './shown-picture.ts'

/** The width of a text column (`--container-prose`) in pixels. */
const COLUMN_WIDTH = 672

/**
 * The rich text with the files of its uploaded pictures, of which the browser chooses size and format, and with room reserved for
 * them.
 * @param html sanitised, so that attributes are in double quotes and contain no `>`
 * @param locale the language of the page, and that of the text
 */
export function withPictures(html: string, content: ContentReader, locale: { page: Locale; text: Locale }): string {
  if (!html.includes('src="/media/')) return html
  return html.replace(/<img\b[^>]*>/g, tag => {
    const picture = content.picture(attribute(tag, 'src'))
    return picture ? pictureTag(picture, tag, locale) : tag
  })
}

/** The HTML of an uploaded picture. @param tag its `<img>` in the text */
function pictureTag(picture: Picture, tag: string, locale: { page: Locale; text: Locale }): string {
  const { src, webp, avif } = pictureSources(picture)
  const wanted = Number(attribute(tag, 'width') ?? picture.width)
  const width = Math.min(wanted, picture.width, COLUMN_WIDTH)
  const height = Math.max(1, Math.round((width * picture.height) / picture.width))
  const sizes = `min(${width}px, 88vw)`
  // The text's own description of a picture comes before the library's.
  const own = attribute(tag, 'alt')
  const said = own ? null : pictureAlt(picture, locale.page)
  const alt = own || escapeHtml(said?.text ?? '')
  const lang = said === null || said.lang === locale.text ? '' : ` lang="${said.lang}"`
  const image =
    `<img src="${src}"${webp === undefined ? '' : ` srcset="${webp}" sizes="${sizes}"`} alt="${alt}"${lang}` +
    ` width="${width}" height="${height}" loading="lazy" decoding="async" />`
  if (avif === null) return image
  return `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}" />${image}</picture>`
}

/** The value of a tag's attribute, still escaped. */
function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null
}
