import type { Locale } from '../../../../i18n/locales.ts'
import { adminPaths } from '../../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../../i18n/paths.ts'
import { publicationMessages } from '../../publications/publication.messages.ts'
import { PublishStatus } from '../../publications/PublishStatus.tsx'
import { isUnderWay } from '../../publications/write-state.ts'
import { arrangeMessages } from './arrange.messages.ts'
import type { useArrangedList } from './use-arranged-list.ts'

type ArrangeBarProps = {
  readonly list: ReturnType<typeof useArrangedList>
  readonly locale: Locale
  readonly onClose: () => void
}

/** Where the order's save stands, what can be done about it, and the buttons. */
export function ArrangeBar({ list, locale, onClose }: ArrangeBarProps) {
  const t = arrangeMessages(locale)
  const isPossible = list.isDirty && !isUnderWay(list.state)
  return (
    <div className="arrange-bar">
      {list.isRefused ? (
        <div className="arrange-conflict" role="alert">
          <p>{t.conflict}</p>
          <button className="button button-quiet" type="button" onClick={list.restore}>
            {t.restore}
          </button>
        </div>
      ) : null}
      <div className="arrange-status">
        <PublishStatus state={list.state} isDirty={list.isDirty} action="update" />
        <ArrangeRemedy list={list} locale={locale} />
      </div>
      <div className="arrange-buttons">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {list.isDirty ? t.discard : t.close}
        </button>
        <button className="button" type="button" aria-disabled={!isPossible} onClick={() => isPossible && void list.save()}>
          {t.update}
        </button>
      </div>
    </div>
  )
}

function ArrangeRemedy({ list, locale }: Omit<ArrangeBarProps, 'onClose'>) {
  switch (list.state.kind) {
    case 'logged-out':
      return (
        <a href={localizedPath(locale, adminPaths.login)} target="_blank">
          {arrangeMessages(locale).logIn}
        </a>
      )
    case 'no-answer':
    case 'refused':
      return (
        <button className="button button-quiet" type="button" onClick={() => void list.save()}>
          {arrangeMessages(locale).tryAgain}
        </button>
      )
    case 'publish-failed':
      return (
        <button className="button button-quiet" type="button" onClick={() => void list.publishAgain()}>
          {publicationMessages(locale).publishAgain}
        </button>
      )
    default:
      return null
  }
}
