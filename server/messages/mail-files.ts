import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { resetMailName } from './account-mails.ts'
import { MAIL_ROLES } from './inbox.schemas.ts'
import { mailFolder } from './mail-settings.ts'

/** Deletes the files of links that ended. */
export async function deleteResetFiles(dataDir: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) await rm(join(mailFolder(dataDir), `${resetMailName(id)}.eml`), { force: true })
}

/** Deletes the files of messages that are deleted: they hold the same personal data. */
export async function deleteMailFiles(dataDir: string, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    for (const role of MAIL_ROLES) await rm(join(mailFolder(dataDir), `${number}.${role}.eml`), { force: true })
  }
}
