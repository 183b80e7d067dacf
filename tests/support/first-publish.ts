import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of first publishes, by what was published. */
const KNOWN = new Map<string, ReadonlyMap<string, Buffer>>()

/**
 * A publish into an empty folder. The test file's second one of the same finds there what the first one made, as after a restart: rendering
 * a company again takes seconds.
 * @param what names the content and the code; whatever differs all the same the publisher renders itself
 */
export async function firstPublish<Result>(what: string, folder: string, publish: () => Promise<Result>): Promise<Result> {
  // A folder with an earlier release stays as it is.
  if (existsSync(join(folder, 'publisher'))) return publish()
  const known = KNOWN.get(what)
  for (const [name, bytes] of known ?? []) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  const result = await publish()
  if (known === undefined) KNOWN.set(what, filesIn(folder))
  return result
}

function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name).slice(folder.length), readFileSync(join(parentPath, name))]),
  )
}
