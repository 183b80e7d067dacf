import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAIL_ROLES } from '#common/mail-states.ts'
import { noticeMailName } from '../account-notices/account-notice-mail.ts'
import { alarmMailName } from '../alarms/alarm-mail.ts'
import { mailFiles } from '../mail/file-transport.ts'
import { mailFolder } from '../mail/mail-settings.ts'
import { invitationMailName, resetMailName } from './account-mails.ts'

export type FileLog = { error(fields: object, message: string): void }

/** Deletes the files of ended links and invitations, and of old notices. */
export async function deleteAccountFiles(
  dataDir: string,
  ids: { readonly resets?: readonly number[]; readonly notices?: readonly number[]; readonly invitations?: readonly number[] },
  log: FileLog,
): Promise<void> {
  const { resets = [], notices = [], invitations = [] } = ids
  const names = [...resets.map(resetMailName), ...notices.map(noticeMailName), ...invitations.map(invitationMailName)]
  for (const name of names) await deleteOrTell(dataDir, name, log)
}

/** Deletes the files of mails to the address for alarms. @param notices ids */
export async function deleteAlarmFiles(dataDir: string, notices: readonly number[], log: FileLog): Promise<void> {
  for (const id of notices) await deleteOrTell(dataDir, alarmMailName(id), log)
}

/** Deletes the files of deleted messages: they hold the same personal data. */
export async function deleteMailFiles(dataDir: string, numbers: readonly string[], log: FileLog): Promise<void> {
  for (const number of numbers) {
    for (const role of MAIL_ROLES) await deleteOrTell(dataDir, `${number}.${role}`, log)
  }
}

/** The rows go all the same: the operator must delete a file that remains, and finds its name in the log. */
async function deleteOrTell(dataDir: string, name: string, log: FileLog): Promise<void> {
  for (const file of mailFiles(name)) {
    try {
      await rm(join(mailFolder(dataDir), file), { force: true })
    } catch (error) {
      log.error({ file, reason: String(error) }, 'a file of a mail could not be deleted: delete it by hand')
    }
  }
}
