import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import { LogInDialog } from '../../login/LogInDialog.tsx'
import { PublishStatus } from '../../publications/PublishStatus.tsx'
import { publicationMessages } from '../../publications/publication.i18n.ts'
import { isUnderWay, type WriteState } from '../../publications/write-state.ts'
import { Button } from '../../ui/Button.tsx'
import { BUTTON_SMALL } from '../../ui/looks.ts'
import type { ArrangeSectionProps } from './ArrangeSection.tsx'
import { arrangeMessages } from './arrange.i18n.ts'
import type { useArrangedList } from './use-arranged-list.ts'

/** A message that says why the panel cannot show or save the list, with a remedy. */
export const TROUBLE = 'grid flex-[1_0_100%] justify-items-start gap-3 border-l-3 border-warning py-2 pl-5'

type ArrangeBarProps = Pick<ArrangeSectionProps, 'onClose' | 'onProgress'> & {
  readonly list: ReturnType<typeof useArrangedList>
}

/** Shows the progress of the order's save, its remedies, and the buttons. */
export function ArrangeBar({ list, onClose, onProgress }: ArrangeBarProps) {
  const t = useTexts(arrangeMessages)
  // The state whose log-in dialog the administrator closed; each write makes new states.
  const [dismissed, setDismissed] = useState<WriteState | null>(null)
  // While a request is under way, its order cannot be discarded (use-arranging.tsx).
  const canClose = !isUnderWay(list.state)
  const canSave = list.isDirty && canClose
  const { kind } = list.state
  const report = useEffectEvent(onProgress)
  useEffect(() => report(kind), [kind])
  const update = useRef<HTMLButtonElement>(null)
  /** Acts for a button that disappears with what it mends: 'Uuenda' stays, and takes its focus. */
  const mend = (act: () => void) => {
    update.current?.focus()
    act()
  }
  const close = async () => {
    // The server may have saved the order without an answer: then the panel stays and follows it to the live page.
    if (list.isUncertain && !(await list.reread())) return
    list.discard()
    onClose()
  }
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      {list.isRefused ? (
        <div className={TROUBLE} role="alert">
          <p>{t.conflict}</p>
          <Button onClick={() => mend(list.restore)} text={t.restore} />
        </div>
      ) : null}
      <div className="flex min-h-6 flex-[1_1_14rem] flex-wrap items-center gap-x-4 gap-y-2 text-note leading-normal">
        <PublishStatus state={list.state} isDirty={list.isDirty} action="update" />
        <ArrangeRemedy list={list} onLogIn={() => setDismissed(null)} onMend={mend} />
      </div>
      {kind === 'logged-out' && dismissed !== list.state ? (
        <LogInDialog
          onClose={() => setDismissed(list.state)}
          onLoggedIn={() => void list.resume()}
          onOtherAccount={list.giveUp}
        />
      ) : null}
      <div className="flex flex-wrap gap-3 max-phone:flex-1 max-phone:*:flex-1">
        <Button aria-disabled={!canClose} onClick={() => canClose && void close()} text={list.isDirty ? t.discard : t.close} />
        <Button
          ref={update}
          look={BUTTON_SMALL}
          aria-disabled={!canSave}
          onClick={() => canSave && void list.save()}
          text={t.update}
        />
      </div>
    </div>
  )
}

type ArrangeRemedyProps = Pick<ArrangeBarProps, 'list'> & {
  readonly onLogIn: () => void
  readonly onMend: (act: () => void) => void
}

/** The button that mends what stopped the last save. */
function ArrangeRemedy({ list, onLogIn, onMend }: ArrangeRemedyProps) {
  const t = useTexts(publicationMessages)
  switch (list.state.kind) {
    case 'logged-out':
      return <Button onClick={onLogIn} text={t.logIn} />
    case 'no-answer':
    case 'refused':
      return <Button onClick={() => onMend(() => void list.save())} text={t.tryAgain} />
    case 'publish-failed':
      return <Button onClick={() => onMend(() => void list.publishAgain())} text={t.publishAgain} />
    default:
      return null
  }
}
