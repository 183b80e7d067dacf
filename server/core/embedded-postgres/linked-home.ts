import { existsSync, lstatSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** A file beside the database, with the path of the data folder that it belongs to. */
const OWNER_FILE = 'data-dir'
/** A note in the data folder, for an operator who is about to copy it. */
const NOTE_FILE = 'DATABASE-IS-ELSEWHERE.txt'

/**
 * Ties a database outside of its data folder to that folder, by two files. The note in the data folder tells an operator who is
 * about to copy it that the database is elsewhere. The owner file beside the database tells a copy from a moved folder. The copy
 * links to the database of a folder that still links to it too: the product refuses to start on the copy. A moved folder keeps
 * its database, also where a link or a mount leads to it from its old path.
 * @throws EmbeddedPostgresError when `dataDir` is a copy
 */
export function claimLinkedHome(home: string, dataDir: string): void {
  const ownerFile = join(home, OWNER_FILE)
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8') : dataDir
  if (owner !== dataDir && isLinkTo(join(owner, 'postgres'), home) && !isSameFolder(owner, dataDir)) {
    throw new EmbeddedPostgresError(
      `${dataDir} is a copy of ${owner} without its database: the link ${join(dataDir, 'postgres')} leads to the database of ${owner}, which two products may not share. ` +
        `Make a backup there (npm run backup), move ${dataDir} away, and restore the backup (npm run restore FILE).`,
    )
  }
  writeIfChanged(ownerFile, dataDir)
  writeIfChanged(join(dataDir, NOTE_FILE), noteOf(home))
}

/**
 * Refuses a copied data folder that came without its link: it looks like one without a database, except for the note.
 * @throws EmbeddedPostgresError for such a copy: the product would publish an empty company over the copied one
 */
export function refuseCopyWithoutLink(dataDir: string): void {
  const note = join(dataDir, NOTE_FILE)
  if (!existsSync(note)) return
  throw new EmbeddedPostgresError(
    `${dataDir} has no database, and ${note} says that it was elsewhere: this folder was copied without it. ` +
      `Move it away and restore a backup (npm run restore FILE). Delete that note, and ${join(dataDir, 'publisher')}, to begin with an empty database.`,
  )
}

/** Whether a folder is a database outside of its data folder, which may have any name. */
export function isLinkedHome(folder: string): boolean {
  return existsSync(join(folder, OWNER_FILE))
}

function isLinkTo(link: string, home: string): boolean {
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === true && existsSync(link) && realpathSync(link) === home
}

function isSameFolder(one: string, other: string): boolean {
  const [{ dev, ino }, found] = [statSync(one), statSync(other)]
  return dev === found.dev && ino === found.ino
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

function noteOf(home: string): string {
  return `The database of this folder is in

  ${home}

because the system user who runs PostgreSQL cannot enter here; "postgres" is a link to it. A copy of this folder has no database in it.
To copy or move the company, use "npm run backup" here and "npm run restore FILE" there.
`
}
