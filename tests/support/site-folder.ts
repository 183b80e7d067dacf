import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { leadsOn } from '#src/features/former-addresses/leads-on.ts'

/**
 * Every file below a folder and the hash of its bytes, for comparing two folders in one assertion.
 * @param options.without a folder directly in it whose files come and go by themselves
 */
export function filesOf(folder: string, { without }: { without?: string } = {}): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => without === undefined || name.split(sep)[0] !== without)
    .filter(name => statSync(join(folder, name)).isFile())
  return Object.fromEntries(
    names.toSorted().map(name => [
      name.split(sep).join('/'),
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('base64url'),
    ]),
  )
}

/** Files of a published folder without the pages at former addresses, which an undone edit leaves behind. */
export function contentFilesOf(siteFolder: string): Record<string, string> {
  const isOfFormerAddress = (name: string) =>
    /^_(?:redirects|former-addresses\.json)$/.test(name) ||
    (name.endsWith('.html') && leadsOn(readFileSync(join(siteFolder, name))))
  return Object.fromEntries(Object.entries(filesOf(siteFolder)).filter(([name]) => !isOfFormerAddress(name)))
}
