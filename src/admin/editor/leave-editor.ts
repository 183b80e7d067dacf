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

/** Milliseconds until visitors see a write; null when that was not measured; `not-yet` when they do not see it. */
export type LiveAfter = number | null | 'not-yet'

/** Goes to the page that shows the change; that page reports the result. */
export function leaveEditor<Row extends Item>(
  kind: EditorKind<Row>,
  { action, row, publicationId }: Done<Row>,
  liveAfter: LiveAfter,
): void {
  const t = publicationMessages($pageLanguage.get())
  const page = kind.pageAfter(action, row)
  const publicPage = kind.publicPage(row)
  if (action === 'delete') {
    const text = liveAfter === 'not-yet' ? t.deletedNotLive : deletedText(kind, row, liveAfter)
    keepNotice({ text, ...(publicationId !== null && { undo: publicationId }) })
  } else {
    const isElsewhere = publicPage !== null && publicPage !== page
    const link = isElsewhere && { link: { href: inSiteLanguage(publicPage), text: t.seeLive } }
    const undo = action === 'update' && publicationId !== null && { undo: publicationId }
    keepNotice({ text: liveAfter === 'not-yet' ? t.savedNotLive : t.live(liveAfter), ...link, ...undo })
  }
  leaveFor(page)
}

function deletedText<Row extends Item>(kind: EditorKind<Row>, row: Row, liveAfterMs: number | null): string {
  const locale = $pageLanguage.get()
  return kind.deletion?.(locale).deleted(liveAfterMs, itemName(kind, row, locale)) ?? ''
}

/** Goes to the page that shows a finished write. */
export function leaveFor(page: SitePath): void {
  // A page that the browser kept whole would still show what an undo has taken back, or wait for ever.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(inSiteLanguage(page))
}
