import { LOCALES, localePrefix } from '#common/locales.ts'

/** The lines that an operator looks for after a start. */
export function startReport(started: {
  origin: string
  dataDir: string
  /** Where the embedded database's files are; null with DATABASE_URL. */
  databaseFiles: string | null
  /** One-time link for the first administrator; null once there is an administrator. */
  invitationUrl: string | null
  ms: number
}): string {
  const { origin } = started
  const admin = started.invitationUrl
    ? `${started.invitationUrl}  (one-time link: choose the first administrator's password)`
    : `${origin}/admin`
  const isDatabaseElsewhere = started.databaseFiles !== null && !started.databaseFiles.startsWith(started.dataDir)
  const database = isDatabaseElsewhere ? `, database in ${started.databaseFiles}` : ''
  return [
    '',
    `  Aroomikoda is running (${(started.ms / 1000).toFixed(1)} s)`,
    `  Site    ${LOCALES.map(locale => `${origin}${localePrefix(locale)}/`).join('   ')}`,
    `  Admin   ${admin}`,
    `  Data    ${started.dataDir}${database}`,
    '',
  ].join('\n')
}
