import { $pageLanguage } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { publicationMessages } from '../publications/publication.messages.ts'
import { keepNotice } from '../session/keep-notice.ts'
import type { EditorKind, Item, WriteAction } from './editor-kind.ts'
import { itemName } from './item-name.ts'

/** A write that is done. */
export type Done<Row, Extra> = {
  readonly action: WriteAction
  /** The item as it was saved, or as it was before it was deleted. */
  readonly row: Row
  readonly extra: Extra
  /** Null when it changed nothing. */
  readonly publicationId: number | null
  /** Visitors see it, after so many milliseconds if somebody counted; `slow` when they do not yet. */
  readonly live: number | null | 'slow'
}

/** Goes to the page where the change can be seen, which says how it went. */
export function leaveEditor<Row extends Item, Name extends string & keyof Row, Extra>(
  kind: EditorKind<Row, Name, Extra>,
  { action, row, extra, publicationId, live }: Done<Row, Extra>,
): void {
  const locale = $pageLanguage.get()
  const t = publicationMessages(locale)
  const page = kind.pageAfter(action, row, extra)
  const publicPage = kind.publicPage(row, extra)
  if (action === 'delete') {
    const text = live === 'slow' ? t.deletedNotLive : (kind.deletion?.(locale).done(live, itemName(kind, row, locale)) ?? '')
    keepNotice({ text, ...(publicationId !== null && { undo: publicationId }) })
  } else {
    const link = publicPage !== page && { link: { href: inSiteLanguage(publicPage), text: t.seeLive } }
    const undo = action === 'update' && publicationId !== null && { undo: publicationId }
    keepNotice({ text: live === 'slow' ? t.savedNotLive : t.live(live), ...link, ...undo })
  }
  location.assign(inSiteLanguage(page))
}
