import { useState } from 'react'
import type { Locale } from '../../../../i18n/locales.ts'
import { LogInDialog } from '../../login/LogInDialog.tsx'
import { publicationMessages } from '../../publications/publication.messages.ts'
import { PublishStatus } from '../../publications/PublishStatus.tsx'
import { isUnderWay } from '../../publications/write-state.ts'
import { arrangeMessages } from './arrange.messages.ts'
import type { useArrangedList } from './use-arranged-list.ts'
import { BUTTON, BUTTON_QUIET } from '../../ui/looks.ts'

type ArrangeBarProps = {
  readonly list: ReturnType<typeof useArrangedList>
  readonly locale: Locale
  readonly onClose: () => void
}

/** Where the order's save stands, what can be done about it, and the buttons. */
export function ArrangeBar({ list, locale, onClose }: ArrangeBarProps) {
  const t = arrangeMessages(locale)
  const [dismissed, setDismissed] = useState<object | null>(null)
  const isPossible = list.isDirty && !isUnderWay(list.state)
  return (
    <div className="arrange-bar">
      {list.isRefused ? (
        <div className="arrange-conflict" role="alert">
          <p>{t.conflict}</p>
          <button className={BUTTON_QUIET} type="button" onClick={list.restore}>
            {t.restore}
          </button>
        </div>
      ) : null}
      <div className="arrange-status">
        <PublishStatus state={list.state} isDirty={list.isDirty} action="update" />
        <ArrangeRemedy list={list} locale={locale} onLogIn={() => setDismissed(null)} />
      </div>
      {list.state.kind === 'logged-out' && dismissed !== list.state ? (
        <LogInDialog onClose={() => setDismissed(list.state)} onLoggedIn={() => void list.resume()} />
      ) : null}
      <div className="arrange-buttons">
        <button className={BUTTON_QUIET} type="button" onClick={onClose}>
          {list.isDirty ? t.discard : t.close}
        </button>
        <button className={BUTTON} type="button" aria-disabled={!isPossible} onClick={() => isPossible && void list.save()}>
          {t.update}
        </button>
      </div>
    </div>
  )
}

function ArrangeRemedy({ list, locale, onLogIn }: Omit<ArrangeBarProps, 'onClose'> & { readonly onLogIn: () => void }) {
  switch (list.state.kind) {
    case 'logged-out':
      return (
        <button className={BUTTON_QUIET} type="button" onClick={onLogIn}>
          {publicationMessages(locale).logIn}
        </button>
      )
    case 'no-answer':
    case 'refused':
      return (
        <button className={BUTTON_QUIET} type="button" onClick={() => void list.save()}>
          {publicationMessages(locale).tryAgain}
        </button>
      )
    case 'publish-failed':
      return (
        <button className={BUTTON_QUIET} type="button" onClick={() => void list.publishAgain()}>
          {publicationMessages(locale).publishAgain}
        </button>
      )
    default:
      return null
  }
}
