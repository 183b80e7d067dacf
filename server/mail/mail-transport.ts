type Address = string | { name: string; address: string }

/** One mail, complete. */
export type MailContent = {
  /** With its angle brackets; the same at every attempt, so that mail programs recognise a mail that arrives twice. */
  readonly messageId: string
  /** Name of the mail's file, without `.eml`. */
  readonly fileName: string
  readonly date: Date
  readonly from: string
  readonly to: Address
  readonly replyTo: Address
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

export type SendOptions = {
  /** Ends the attempt; whether the mail server has the mail by then is unknown. */
  readonly signal?: AbortSignal
  /** How many attempts the mail had before: this one waits longer with each of them. Default 0 */
  readonly earlierAttempts?: number
  /** Only these addresses; null: all that the mail names. */
  readonly recipients?: readonly string[] | null
}

/** A mail that the mail server took, or that became a file. */
export type TakenMail = {
  /** The mail server's answer. */
  readonly reply: string
  /** Recipients that it refused or put off while it took the mail for others, and why; null: it took it for all. */
  readonly rest: { readonly recipients: readonly string[]; readonly error: Error } | null
  /** Set where the mail became a file because there is no mail server: it reached no person. */
  readonly isFile?: true
}

/** Sends mails. */
export type MailTransport = {
  /** @throws Error when the mail server did not take the mail for any recipient, or not for certain */
  send(mail: MailContent, options?: SendOptions): Promise<TakenMail>
  /** Waits for nothing: a mail under way is abandoned. */
  close(): void
}

/** A mail as nodemailer takes it: without the file's name, and with headers that it may change. */
export function nodemailerMail({ fileName: _fileName, ...mail }: MailContent) {
  return { ...mail, headers: { ...mail.headers } }
}
