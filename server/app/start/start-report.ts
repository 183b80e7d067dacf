import { LOCALES, localePrefix } from '#common/locales.ts'

/** The lines that an operator looks for after a start. */
export function startReport(started: {
  origin: string
  dataDir: string
  databaseFiles: string | null
  /** One-time link for the first administrator, while there is none. */
  invitationUrl: string | null
  ms: number
}): string {
  const { origin } = started
  const admin = started.invitationUrl
    ? `${started.invitationUrl}  (one-time link: choose the first administrator's password)`
    : `${origin}/admin`
  const database =
    started.databaseFiles && !started.databaseFiles.startsWith(started.dataDir) ? `, database in ${started.databaseFiles}` : ''
  return [
    '',
    `  Aroomikoda is running (${(started.ms / 1000).toFixed(1)} s)`,
    `  Site    ${LOCALES.map(locale => `${origin}${localePrefix(locale)}/`).join('   ')}`,
    `  Admin   ${admin}`,
    `  Data    ${started.dataDir}${database}`,
    '',
  ].join('\n')
}
