import type { MailSettings } from './mail-settings.ts'
import type { MailContent } from './mail-transport.ts'

type Envelope = Pick<MailContent, 'from' | 'replyTo' | 'date' | 'fileName' | 'messageId' | 'headers'>

/**
 * What all mails about an account or the machine have in common; their headers ask automatic responders not to answer.
 * @param mail.name of its file, unique among the rows of its kind
 * @param mail.date when the row was made. It is part of the Message-ID, because a recreated database counts from one again.
 */
export function automaticMail(mail: { name: string; date: Date }, { from, company, domain }: MailSettings): Envelope {
  const { name, date } = mail
  return {
    from,
    replyTo: company,
    date,
    fileName: name,
    messageId: `<${name}.${date.getTime().toString(36)}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
