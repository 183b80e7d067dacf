import { readFileSync } from 'node:fs'

/** The variables that hold a secret. Container platforms hand secrets over as files: each has a `_FILE` form. */
export const SECRET_KEYS = [
  'DATABASE_URL',
  'SMTP_URL',
  'ALARM_WEBHOOK_URL',
  'ADMIN_PASSWORD',
  'SESSION_SECRET',
  'PURGE_SECRET',
] as const

/** The variables as they are given. */
export type Variables = Readonly<Record<string, string | undefined>>
/** What is wrong with the environment; `key` is the variable to mend. */
export type Problem = { readonly key: string; readonly message: string }

/**
 * Replaces `<KEY>` by the content of the file that `<KEY>_FILE` names, without the line break at its end.
 * @returns the variables with the secrets, and what is wrong with the files
 */
export function withSecretFiles(given: Variables): { variables: Variables; problems: Problem[] } {
  const variables: Record<string, string | undefined> = { ...given }
  const problems: Problem[] = []
  for (const key of SECRET_KEYS) {
    const fileKey = `${key}_FILE`
    const path = given[fileKey]
    if (path === undefined) continue
    if (given[key] !== undefined) problems.push({ key: fileKey, message: `is set together with ${key}: remove one of the two` })
    try {
      variables[key] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    } catch (error) {
      problems.push({ key: fileKey, message: `cannot be read (${error instanceof Error ? error.message : String(error)})` })
    }
  }
  return { variables, problems }
}
