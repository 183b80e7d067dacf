import type { SitePath } from '#common/paths.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { keepNotice } from '../publications/keep-notice.ts'
import { publicationMessages } from '../publications/publication.i18n.ts'
import type { WriteAction } from '../publications/write-state.ts'
import { type EditorKind, type Item, itemName } from './model/editor-kind.ts'

/** A finished write. */
export type Done<Row> = {
  readonly action: WriteAction
  /** The item as saved, or as it was before its deletion. */
  readonly row: Row
  /** Null when the write changed nothing. */
  readonly publicationId: number | null
}

/** Milliseconds until visitors see a write; null when not measured, `slow` when they do not see it yet. */
export type Live = number | null | 'slow'

/** Goes to the page that shows the change; that page reports the result. */
export function leaveEditor<Row extends Item>(
  kind: EditorKind<Row>,
  { action, row, publicationId }: Done<Row>,
  live: Live,
): void {
  const locale = $pageLanguage.get()
  const t = publicationMessages(locale)
  const page = kind.pageAfter(action, row)
  const publicPage = kind.publicPage(row)
  if (action === 'delete') {
    const text = live === 'slow' ? t.deletedNotLive : (kind.deletion?.(locale).deleted(live, itemName(kind, row, locale)) ?? '')
    keepNotice({ text, ...(publicationId !== null && { undo: publicationId }) })
  } else {
    const isElsewhere = publicPage !== null && publicPage !== page
    const link = isElsewhere && { link: { href: inSiteLanguage(publicPage), text: t.seeLive } }
    const undo = action === 'update' && publicationId !== null && { undo: publicationId }
    keepNotice({ text: live === 'slow' ? t.savedNotLive : t.live(live), ...link, ...undo })
  }
  leaveFor(page)
}

/** Goes to the page that shows a finished write. */
export function leaveFor(page: SitePath): void {
  // A page that the browser kept whole would still show what an undo has taken back, or wait for ever.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(inSiteLanguage(page))
}
