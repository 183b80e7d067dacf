import type { ReactNode } from 'react'
import { HONEYPOT_FIELD } from '#common/message-rules.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { BUTTON } from '../../../ui/looks.ts'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { SenderFields } from './SharedFields.tsx'
import { FormContext } from './form-context.ts'
import { SEND_PATH } from './send-message.ts'
import { type MessageFormOptions, useMessageForm } from './use-message-form.ts'

/** Where the form is: on a page, which sends it also without JavaScript, or in a dialog, which closes after sending. */
export type FormPlace = { readonly apiUrl: string } | { readonly onDone: () => void }

type MessageFormProps = Omit<MessageFormOptions, 'onDone'> & {
  readonly place: FormPlace
  /** The message's subject, undefined when a field of the form chooses it. */
  readonly subject?: string | undefined
  /** The button's text. */
  readonly submitText?: string
  /** Fields before the sender's. */
  readonly first?: ReactNode
  readonly children: ReactNode
}

/** What all forms share: the sender's fields, the button, errors and sending. A form's own fields are the children. */
export function MessageForm({ place, subject, submitText, first, children, ...options }: MessageFormProps) {
  const { locale, kind } = options
  const t = messageFormMessages(locale)
  const isInDialog = 'onDone' in place
  const { form, progress, submit, fields } = useMessageForm({
    ...options,
    onDone: isInDialog ? place.onDone : undefined,
  })
  const { codes, announced, leave, correct } = fields
  const isWaiting = progress.state === 'waiting'
  const buttonText = { resting: submitText ?? t.send, waiting: t.waiting, failed: t.tryAgain }[progress.state]
  return (
    <form
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(12.5rem,40%)),1fr))] gap-x-4 gap-y-4.5 [&>:not([data-half])]:col-span-full"
      method="post"
      action={(isInDialog ? '' : place.apiUrl) + SEND_PATH}
      ref={form}
      aria-busy={isWaiting}
      onSubmit={event => void submit(event)}
    >
      {subject !== undefined && <input type="hidden" name="subject" value={subject} />}
      <input type="hidden" name="locale" value={locale} />
      {/* People neither see nor reach it; programs fill it. */}
      <p className="absolute left-[-100vw] size-px overflow-hidden" aria-hidden="true">
        <label>
          {t.leaveEmpty}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <FormContext value={{ locale, idPrefix: isInDialog ? `dialog-${kind}` : kind, codes, announced, leave, correct }}>
        {first}
        <SenderFields />
        {children}
      </FormContext>
      <p className="border-l-3 border-error bg-white px-4 py-3 text-note leading-normal empty:hidden" role="alert">
        {progress.explanation}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          className={`${BUTTON} min-w-40 aria-disabled:cursor-progress aria-disabled:opacity-65`}
          type="submit"
          aria-disabled={isWaiting}
        >
          {buttonText}
        </button>
        <p className="flex-[1_1_12rem] text-small text-ink-soft">
          {kind === 'order' ? t.privacyOrder : t.privacy} <a href={localizedPath(locale, paths.privacy)}>{t.privacyLink}</a>
        </p>
      </div>
    </form>
  )
}
