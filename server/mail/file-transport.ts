import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type MailTransport, nodemailerMail } from './mail-transport.ts'

/** What the names of files end with that are being written. A killed process leaves such a file behind. */
const DRAFT_ENDING = '.part'

/** Writes files into a folder, for a product without a mail server: one `.eml` a mail, whole or not at all. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message: bytes } = await composer.sendMail(nodemailerMail(mail))
      const path = join(folder, `${mail.fileName}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A buffer because of the option above; the types also know streams.
      await writeWhole(path, bytes as Buffer)
      return { reply: `Written to ${path}`, rest: null, isFile: true }
    },
    close: () => composer.close(),
  }
}

/** The names of the file of a mail, and of what a killed process may have left of it. @param fileName of the mail */
export function mailFileNames(fileName: string): readonly string[] {
  return [`${fileName}.eml`, `${fileName}.eml${DRAFT_ENDING}`]
}

/** Only the product's user may read mails. */
const OWNER_ONLY = 0o600

/** Writes a file that appears whole or not at all. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = path + DRAFT_ENDING
  try {
    await writeFile(draft, bytes, { mode: OWNER_ONLY, flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {}) // The first error is the one to tell.
    throw error
  }
}
