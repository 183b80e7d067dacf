import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { makeRecoveryCodes } from './passkeys.api.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { useWrite } from './use-write.ts'

type RecoveryCodesProps = {
  /** How many are not used yet. */
  readonly left: number
  /** Those just made; null when there is nothing to show. */
  readonly codes: readonly string[] | null
  readonly onCodes: (codes: readonly string[] | null) => void
  readonly onChanged: () => Promise<void>
}

/** How many codes are left, new ones, and those just made, which are shown once. */
export function RecoveryCodes({ left, codes, onCodes, onChanged }: RecoveryCodesProps) {
  const t = useTexts(passkeysMessages)
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { write, logInAgain } = useWrite(onChanged)
  const answer = async (yes: boolean) => {
    setAsking(false)
    if (yes) await write(async () => onCodes(await makeRecoveryCodes()))
  }
  const keep = () => {
    onCodes(null)
    heading.current?.focus()
  }
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t.codes}
      </h3>
      <p>
        {t.codesLead} {t.codesLeft(left)}
      </p>
      {codes ? (
        <MadeCodes codes={codes} onKept={keep} />
      ) : (
        <button className="button button-quiet" type="button" onClick={() => setAsking(true)}>
          {t.makeCodes}
        </button>
      )}
      <ConfirmDialog question={t.makeCodesQuestion} isOpen={isAsking} onAnswer={yes => void answer(yes)} />
      {logInAgain}
    </>
  )
}

function MadeCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useTexts(passkeysMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast(t.copied)
    } catch {
      // Without HTTPS, or where the browser's settings forbid it, there is no clipboard.
      showToast(t.copyByHand, 'error')
    }
  }
  return (
    <div className="recovery-codes">
      <h4 ref={heading} tabIndex={-1}>
        {t.yourCodes}
      </h4>
      <p>{t.yourCodesLead}</p>
      <ol aria-label={t.yourCodes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="recovery-codes-answers">
        <button className="button button-quiet" type="button" onClick={() => void copy()}>
          {t.copy}
        </button>
        <button className="button" type="button" onClick={onKept}>
          {t.kept}
        </button>
      </div>
    </div>
  )
}
