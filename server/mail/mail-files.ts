import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFileNames } from './file-transport.ts'
import { mailFolder } from './mail-settings.ts'

export type FileLog = { error(fields: object, message: string): void }

/**
 * Deletes the files of mails whose rows are deleted. A file that cannot be deleted does not stop that: the log names it for the
 * operator, who must delete it.
 * @param names without `.eml`
 */
export async function deleteMailFiles(dataDir: string, names: readonly string[], log: FileLog): Promise<void> {
  for (const file of names.flatMap(mailFileNames)) {
    try {
      await rm(join(mailFolder(dataDir), file), { force: true })
    } catch (error) {
      log.error({ file, reason: String(error) }, 'a file of a mail could not be deleted: delete it by hand')
    }
  }
}
