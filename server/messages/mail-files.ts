import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAIL_ROLES } from './inbox.schemas.ts'
import { mailFolder } from './mail-settings.ts'

/** Deletes the files of messages that are deleted: they hold the same personal data. */
export async function deleteMailFiles(dataDir: string, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    for (const role of MAIL_ROLES) await rm(join(mailFolder(dataDir), `${number}.${role}.eml`), { force: true })
  }
}
