import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { noticeMailName } from '../account-notices/account-notice-mail.ts'
import { resetMailName } from './account-mails.ts'
import { MAIL_ROLES } from './inbox.schemas.ts'
import { mailFolder } from './mail-settings.ts'

/** Deletes the files of links that ended, and of what was told long ago. */
export async function deleteAccountFiles(
  dataDir: string,
  ids: { readonly resets: readonly number[]; readonly notices: readonly number[] },
): Promise<void> {
  const names = [...ids.resets.map(resetMailName), ...ids.notices.map(noticeMailName)]
  for (const name of names) await rm(join(mailFolder(dataDir), `${name}.eml`), { force: true })
}

/** Deletes the files of messages that are deleted: they hold the same personal data. */
export async function deleteMailFiles(dataDir: string, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    for (const role of MAIL_ROLES) await rm(join(mailFolder(dataDir), `${number}.${role}.eml`), { force: true })
  }
}
