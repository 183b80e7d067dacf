import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that disappears after the running test; what a hook makes for a whole suite, it removes itself. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'aroomikoda-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
