import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusalSentence } from './access-refusal.ts'
import { isErrorCode } from './error-code.ts'
import { makeFolder, UnwritableError } from './make-folder.ts'
import { StartRefusal } from './start-refusal.ts'

/** The secret's file in the data folder, where the product made the secret itself. */
export const SESSION_SECRET_FILE = 'session-secret'

/** Characters that a secret has at least. */
export const SECRET_MIN_LENGTH = 32

/**
 * The secret that signs session cookies and mailed links where the operator set none: the first call makes it, later calls read
 * it.
 * @param dataDir created when missing
 * @returns at least {@link SECRET_MIN_LENGTH} characters
 * @throws StartRefusal when it is too short, or the file cannot be read or written
 */
export function keptSessionSecret(dataDir: string): string {
  const path = join(dataDir, SESSION_SECRET_FILE)
  try {
    return readSecret(path) ?? makeSecret(dataDir, path)
  } catch (error) {
    const refusal = refusalSentence(error) ?? refusalSentence(error, path)
    throw refusal ? new StartRefusal(refusal, { cause: error }) : error
  }
}

function makeSecret(dataDir: string, path: string): string {
  makeFolder(dataDir)
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    // A link is never half there and never replaces: of two processes that start together one wins, and both read its
    // secret.
    linkSync(draft, path)
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) throw new UnwritableError(dataDir, error)
    if (!isErrorCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}

function readSecret(path: string): string | null {
  try {
    const secret = readFileSync(path, 'utf8')
    if (secret.length >= SECRET_MIN_LENGTH) return secret
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null
    throw error
  }
  throw new StartRefusal(
    `${path} holds fewer than ${SECRET_MIN_LENGTH} characters. Delete it to have a new secret made; everyone will have to log in again.`,
  )
}
