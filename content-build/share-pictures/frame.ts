import { company } from '#common/company.ts'
import { formatEuro } from '#common/euro-text.ts'
import { COLOR } from '#common/site-colors.ts'
import { formatDate } from '#src/i18n/format.ts'
import { pageNames } from '#src/i18n/page-names.i18n.ts'
import type { ShareDesign } from '../content/share-design.ts'
import { drawableText } from './drawable-text.ts'
import { SANS, SERIF } from './fonts.ts'

/** A box of the drawing, in satori's form of an element. Lengths are in pixels. */
export type Box = {
  readonly type: 'div'
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children?: string | readonly Box[] }
}

/** The whole picture. */
export const WIDTH = 1200
export const HEIGHT = 630
/** The width of the content's own picture, at the right edge. */
export const PICTURE_WIDTH = 504
const MARGIN = 64
/** The place of the logo. */
export const MARK = { left: MARGIN, top: 52, size: 60 } as const
/** Height for the title: the room between the mark and the last line. */
export const TITLE_ROOM = 324

/** The width of the words, which are at the left of the content's picture. */
export const textWidth = (hasPicture: boolean) => WIDTH - 2 * MARGIN - (hasPicture ? PICTURE_WIDTH : 0)

/** The share picture's words around its title, under the mark and the content's picture. */
export function frame(design: ShareDesign, title: Box, hasPicture: boolean): Box {
  const style = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    width: WIDTH,
    height: HEIGHT,
    padding: `${MARK.top}px ${MARGIN}px 50px`,
    paddingRight: MARGIN + (hasPicture ? PICTURE_WIDTH : 0),
    color: COLOR.ink,
  }
  return box(style, [nameLine(), box({ display: 'flex', flexDirection: 'column' }, [eyebrow(design), title]), lastLine(design)])
}

/** The company's name, beside the logo. */
function nameLine(): Box {
  const style = { display: 'flex', alignItems: 'center', height: MARK.size, paddingLeft: MARK.size + 18 }
  return box({ ...style, fontFamily: SERIF, fontWeight: 600, fontSize: 38 }, company.name)
}

/** The small line above the title: a product's category, or the name of the news. */
function eyebrow(design: ShareDesign): Box {
  const text = design.kind === 'product' ? design.category : pageNames(design.locale).news
  const letters = { fontFamily: SANS, fontWeight: 500, fontSize: 21, letterSpacing: 2.4, color: COLOR.inkSoft }
  const oneLine = { display: 'block', lineClamp: 1, marginBottom: 16 }
  return box({ ...letters, ...oneLine }, drawableText(text).toLocaleUpperCase(design.locale))
}

/** A product's price, or a post's date. */
function lastLine(design: ShareDesign): Box {
  const style = { display: 'flex', alignItems: 'baseline', fontFamily: SANS, fontSize: 34, borderTop: `1px solid ${COLOR.rule}` }
  return box({ ...style, paddingTop: 20 }, design.kind === 'product' ? priceOf(design) : dateOf(design))
}

function priceOf({ priceCents, newPriceCents, locale }: Extract<ShareDesign, { kind: 'product' }>): Box[] {
  const price = box({ fontWeight: 600 }, formatEuro(newPriceCents ?? priceCents, locale))
  if (newPriceCents === null) return [price]
  const struck = { marginLeft: 20, fontSize: 28, color: COLOR.inkSoft, textDecoration: 'line-through' }
  return [price, box({ ...struck, fontWeight: 500 }, formatEuro(priceCents, locale))]
}

function dateOf({ publishedAt }: Extract<ShareDesign, { kind: 'post' }>): Box[] {
  return [box({ fontWeight: 500, fontSize: 28 }, formatDate(publishedAt))]
}

/** A box with its content. */
export function box(style: Box['props']['style'], children: string | readonly Box[]): Box {
  return { type: 'div', props: { style, children } }
}
