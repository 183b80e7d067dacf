import { useEffect, useRef } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { accountTexts } from './account-texts.ts'
import { BUTTON_QUIET, FIELD_HINT } from '../ui/looks.ts'

type InvitationLinkProps = { readonly url: string; readonly expiresAt: string }

/** The link that was just made; it is shown once. */
export function InvitationLink({ url, expiresAt }: InvitationLinkProps) {
  const t = useTexts(accountTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast(t.copied)
    } catch {
      // Without HTTPS, or when somebody forbade it, there is no clipboard.
      field.current?.select()
      showToast(t.copyByHand, 'error')
    }
  }
  return (
    <div className="editor-field account-link">
      <label htmlFor="invite-link">{t.link}</label>
      <div className="account-link-row">
        <input
          id="invite-link"
          ref={field}
          value={url}
          readOnly
          aria-describedby="invite-link-hint"
          onFocus={({ target }) => target.select()}
        />
        <button className={BUTTON_QUIET} type="button" onClick={() => void copy()}>
          {t.copy}
        </button>
      </div>
      <p className={FIELD_HINT} id="invite-link-hint">
        {t.linkHint(formatInstant(expiresAt).slice(0, -3))}
      </p>
    </div>
  )
}
