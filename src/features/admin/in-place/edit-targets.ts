import type { ServiceType } from '../../../../server/services/service.schemas.ts'
import { adminPaths, type InfoTextName } from '../../../i18n/admin-paths.ts'
import type { SitePath } from '../../../i18n/paths.ts'
import type { infoTextTitles } from '../texts/info-text.messages.ts'
import type { InPlaceTexts } from './in-place.messages.ts'

/** A link to the editor of something that a page shows. */
export type EditTarget = {
  readonly path: SitePath
  readonly name: string
  /** What the link shows beside its gear; null for a gear alone. */
  readonly text: string | null
}

export type EditTexts = { readonly t: InPlaceTexts; readonly infoTexts: ReturnType<typeof infoTextTitles> }

/** Everything with an editor of its own: products and posts are marked for visitors' sake already. */
export const EDITABLE = '[data-product], [data-post], [data-edit]'

const FEEDBACK_BEGINNING = 40

/** @returns null for something whose editor cannot be told, such as a product in a list that is just being drawn */
export function editTarget(host: HTMLElement, { t, infoTexts }: EditTexts): EditTarget | null {
  const { product, post, edit = '' } = host.dataset
  const title = titleOf(host)
  if (product !== undefined) return productTarget(host, Number(product), t.product(title))
  if (post !== undefined) {
    const text = host.matches('article') ? t.editPost : null
    return { path: adminPaths.editPost(Number(post)), name: t.post(title), text }
  }
  const [kind = '', key = ''] = edit.split('/')
  if (kind === 'text') {
    const name = infoTexts[key as InfoTextName]
    return { path: adminPaths.editInfoText(key as InfoTextName), name, text: name }
  }
  if (kind === 'feedback') {
    return { path: adminPaths.editFeedback(Number(key)), name: t.feedback(beginningOf(host)), text: t.edit }
  }
  const name = kind === 'kinkekaardid' ? t.giftCard(title) : t.service(title)
  return { path: adminPaths.editService(kind as ServiceType, Number(key)), name, text: null }
}

/** A product's editor stands below its category: a card links to the product there, the product's page is there. */
function productTarget(host: HTMLElement, id: number, name: string): EditTarget | null {
  const address = host.querySelector<HTMLAnchorElement>('h2 a, h3 a')?.pathname ?? location.pathname
  const [, segment, shown] = address.match(/\/tooted\/([^/]+)\/(\d+)$/) ?? []
  if (segment === undefined || Number(shown) !== id) return null
  return { path: adminPaths.editProduct(decodeURIComponent(segment), id), name, text: null }
}

function titleOf(host: HTMLElement): string {
  return host.querySelector('h1, h2, h3')?.textContent?.trim() ?? ''
}

function beginningOf(host: HTMLElement): string {
  const text = (host.querySelector('.rich-text')?.textContent ?? '').trim().replace(/\s+/g, ' ')
  return text.length > FEEDBACK_BEGINNING ? `${text.slice(0, FEEDBACK_BEGINNING).trimEnd()}…` : text
}
