import { open, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composedMail, type MailTransport } from './mail-transport.ts'

/** Writes files into a folder, for a product without a mail server: one `.eml` a mail, whole or not at all. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message: bytes } = await composer.sendMail(composedMail(mail))
      const path = join(folder, `${mail.fileName}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A buffer because of the option above; the types also know streams.
      await writeWhole(path, bytes as Buffer)
      return { reply: `Written to ${path}`, rest: null }
    },
    close: () => composer.close(),
  }
}

/** Only the product's user may read mails. */
const OWNER_ONLY = 0o600

/** Writes a file that appears whole or not at all. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = await open(`${path}.part`, 'w', OWNER_ONLY)
  try {
    await draft.writeFile(bytes)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${path}.part`, path)
}
