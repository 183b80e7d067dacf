import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Every file below a folder and the hash of its bytes, for comparing two folders in one assertion. */
export function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => statSync(join(folder, name)).isFile())
  return Object.fromEntries(
    names.toSorted().map(name => [
      name.split(sep).join('/'),
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('base64url'),
    ]),
  )
}
