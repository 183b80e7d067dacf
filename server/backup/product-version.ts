import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Package = z.object({ version: z.string() })

/** The version in package.json. */
export function productVersion(): string {
  return Package.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version
}
