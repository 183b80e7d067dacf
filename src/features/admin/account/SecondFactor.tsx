import { useState } from 'react'
import type { PasskeysView } from '../../../../server/passkeys/passkey.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { needSecondFactor } from './passkeys.api.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { useAccountWrite } from './use-account-write.ts'
import { BUTTON_QUIET } from '../ui/looks.ts'

/** Whether the password alone is enough to log in. */
export function SecondFactor({ view }: { readonly view: PasskeysView }) {
  const t = useTexts(passkeysMessages)
  const [isAsking, setAsking] = useState(false)
  const { write, logInAgain } = useAccountWrite(needSecondFactor, {
    onDone: (_, isNeeded) => showToast(isNeeded ? t.switchedOn : t.switchedOff),
  })
  const { needs_second_factor: isOn, recovery_codes_left: left } = view
  const answer = (yes: boolean) => {
    setAsking(false)
    if (yes) write(false)
  }
  return (
    <>
      <h3>{t.secondStep}</h3>
      <p>
        {isOn ? t.secondStepOn : t.secondStepOff} {left === 0 ? t.noCodesLeft : ''}
      </p>
      {isOn ? (
        <button className={BUTTON_QUIET} type="button" onClick={() => setAsking(true)}>
          {t.switchOff}
        </button>
      ) : left > 0 ? (
        <button className={BUTTON_QUIET} type="button" onClick={() => write(true)}>
          {t.switchOn}
        </button>
      ) : null}
      <ConfirmDialog question={t.switchOffQuestion} isOpen={isAsking} onAnswer={answer} />
      {logInAgain}
    </>
  )
}
