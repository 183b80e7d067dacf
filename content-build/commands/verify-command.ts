/**
 * `npm run verify`: compares every published byte with the release and with a full render, and mends differences. Exit
 * code 0 when all is as released now, 1 when something could not be mended or checked.
 */
import { loadConfig } from '../../server/core/config.ts'
import { surviveLostConnections } from '../../server/app/start/process-guard.ts'
import { StartError, startErrorText } from '../../server/core/start-error.ts'
import { withDatabase } from '../../server/app/start/with-database.ts'
import { createLog } from '../../server/core/log.ts'
import { verifyReport, verifySite } from '../process/verify-site.ts'
import { isCompiled } from '../process/publish-process.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
surviveLostConnections(createLog({ name: 'verify' }))

/** The report prints the differences; this log tells what keeps the check from running. */
const log = {
  info() {},
  warn() {},
  error: (fields: object, message: string) => console.error(message, 'err' in fields ? `(${String(fields.err)})` : ''),
}

try {
  if (!isCompiled()) throw new StartError('The site is not compiled yet: run `npm run compile` first.')
  const config = loadConfig()
  process.exitCode = 1
  await withDatabase(config, console.log, async (orm, databaseUrl) => {
    const whole = await verifySite({ config, databaseUrl, orm, log, signal: stopping.signal, tell: console.log })
    if (whole === null) return console.error('Stopped before the check was over; nothing is lost, what was mended stays so.')
    for (const line of verifyReport(whole, config.dataDir)) console.log(line)
    if (whole.failure === null && whole.counts.unmended === 0) process.exitCode = 0
  })
} catch (error) {
  console.error(startErrorText(error))
  process.exitCode = 1
}
