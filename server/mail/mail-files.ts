import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFiles } from './file-transport.ts'
import { mailFolder } from './mail-settings.ts'

export type FileLog = { error(fields: object, message: string): void }

/**
 * Deletes the files of mails, whose rows go all the same: the operator must delete a file that remains, and finds its name in
 * the log.
 * @param names without `.eml`
 */
export async function deleteMailFiles(dataDir: string, names: readonly string[], log: FileLog): Promise<void> {
  for (const file of names.flatMap(mailFiles)) {
    try {
      await rm(join(mailFolder(dataDir), file), { force: true })
    } catch (error) {
      log.error({ file, reason: String(error) }, 'a file of a mail could not be deleted: delete it by hand')
    }
  }
}
