import { useStore } from '@nanostores/react'
import type { Attention } from '#server/inbox/inbox.schemas.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { invalidateAttention, mailTroubles, useAttention } from '../profile-menu/use-attention.ts'
import { useWrite } from '../server-state/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { showOwnToast } from '../ui/own-toast.ts'
import { passFocus } from '../ui/pass-focus.ts'
import { MESSAGE_COUNT_ID } from './MessageCount.tsx'
import { retryAllDeliveries } from './inbox.api.ts'
import { inboxMessages } from './inbox.i18n.ts'
import { mailsMessages } from './mails.i18n.ts'

/** On success the button disappears with its message: its focus passes to the count of messages. */
const passFocusToCount = passFocus(MESSAGE_COUNT_ID)

type MailTroubleProps = {
  readonly attention: Attention | null
  /** Called after the server queued all mails again. */
  readonly onRetried: () => void
}

const NOTICE = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-3 border-error bg-paper-light px-4 py-3'

/** Says that mails reach no one because there is no mail server. Pages draw it where they would else call mails sent. */
export function NoMailServer() {
  const t = useTexts(mailsMessages)
  return useAttention()?.has_mail_server === false ? <p className={NOTICE}>{t.noMailServer}</p> : null
}

/** Says that mails do not go out and why. Its button tries all of them again, also mails about accounts, which no list shows. */
export function MailTrouble({ attention, onRetried }: MailTroubleProps) {
  const locale = useStore($pageLanguage)
  const t = mailsMessages(locale)
  const inbox = inboxMessages(locale)
  const { isBusy, logInAgain, write } = useWrite(() => inbox.failed)
  if (attention === null) return logInAgain
  const troubles = mailTroubles(attention, locale)

  const retry = () =>
    write(async () => {
      await retryAllDeliveries()
      showOwnToast(t.retried)
      invalidateAttention()
      onRetried()
    })
  return (
    <>
      <NoMailServer />
      {troubles.length > 0 ? (
        <section className={NOTICE} aria-live="polite">
          <p className="flex-[1_1_20rem]">
            <strong>
              {troubles.map(({ mails, text }) => (mails === 'failing' ? t.triedAgain(text) : `${text}.`)).join(' ')}
            </strong>
            {attention.reason === null ? null : ` ${t.reason} ${t[attention.reason]}`}
          </p>
          <Button ref={passFocusToCount} aria-disabled={isBusy} onClick={retry} text={t.retryAll} />
        </section>
      ) : null}
      {logInAgain}
    </>
  )
}
