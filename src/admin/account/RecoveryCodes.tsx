import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON } from '../ui/looks.ts'
import { SUBHEADING } from './AccountSection.tsx'
import { makeRecoveryCodes } from './account.api.ts'
import { copyText } from './copy-text.ts'
import { passkeysMessages } from './passkeys.i18n.ts'
import { useAccountWrite } from './use-account.ts'

type RecoveryCodesProps = {
  /** How many codes are not used yet. */
  readonly left: number
  /** New codes to show; null when there are none. */
  readonly codes: readonly string[] | null
  readonly onCodes: (codes: readonly string[] | null) => void
}

/** Says how many recovery codes are left, and makes new ones, which the page shows once. */
export function RecoveryCodes({ left, codes, onCodes }: RecoveryCodesProps) {
  const t = useTexts(passkeysMessages)
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { write, logInAgain } = useAccountWrite(makeRecoveryCodes, {
    onDone: onCodes,
    noAnswerText: t.codesPerhapsMade,
  })
  const keep = () => {
    onCodes(null)
    heading.current?.focus()
  }
  return (
    <>
      <h3 ref={heading} className={SUBHEADING} tabIndex={-1}>
        {t.codes}
      </h3>
      <p>
        {t.codesLead} {t.codesLeft(left)}
      </p>
      {codes ? <MadeCodes codes={codes} onKept={keep} /> : <Button onClick={() => setAsking(true)} text={t.makeCodes} />}
      <ConfirmDialog question={t.makeCodesQuestion} isOpen={isAsking} onClose={() => setAsking(false)} onYes={write} />
      {logInAgain}
    </>
  )
}

/** Shows new codes until the administrator has kept them. */
function MadeCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useTexts(passkeysMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid w-full justify-items-start gap-4 border border-rule p-5">
      <h4 ref={heading} className="text-base focus:outline-none" tabIndex={-1}>
        {t.yourCodes}
      </h4>
      <p>{t.yourCodesLead}</p>
      <ol
        className="grid w-full grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-2 font-[family-name:ui-monospace,monospace] text-base"
        aria-label={t.yourCodes}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(codes.join('\n'), t)} text={t.copy} />
        <Button look={BUTTON} onClick={onKept} text={t.kept} />
      </div>
    </div>
  )
}
