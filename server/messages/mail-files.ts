import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { noticeMailName } from '../account-notices/account-notice-mail.ts'
import { invitationMailName, resetMailName } from './account-mails.ts'
import { MAIL_ROLES } from './inbox.schemas.ts'
import { mailFolder } from './mail-settings.ts'

/** Deletes the files of links that ended, and of what was told long ago. */
export async function deleteAccountFiles(
  dataDir: string,
  ids: { readonly resets: readonly number[]; readonly notices: readonly number[]; readonly invitations?: readonly number[] },
): Promise<void> {
  const { resets, notices, invitations = [] } = ids
  const names = [...resets.map(resetMailName), ...notices.map(noticeMailName), ...invitations.map(invitationMailName)]
  for (const name of names) await rm(join(mailFolder(dataDir), `${name}.eml`), { force: true })
}

/** Deletes the files of messages that are deleted: they hold the same personal data. */
export async function deleteMailFiles(dataDir: string, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    for (const role of MAIL_ROLES) await rm(join(mailFolder(dataDir), `${number}.${role}.eml`), { force: true })
  }
}
