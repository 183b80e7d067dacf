/**
 * `npm run verify`: compares every published byte with the release and with a full render, and mends differences. Exit
 * code 0 when all is as released now, 1 when something could not be mended or checked, 2 for an argument that it does not know.
 */
import { surviveLostConnections } from '#server/app/start/process-guard.ts'
import { withDatabase } from '#server/app/start/with-database.ts'
import { loadConfig } from '#server/core/config.ts'
import { createLog } from '#server/core/log.ts'
import { commandArguments, untilStopped } from '#server/core/operator-command.ts'
import { StartRefusal } from '#server/core/start-refusal.ts'
import { isCompiled } from '../process/publish-process.ts'
import { verifyReport } from '../process/verify-report.ts'
import { verifySite } from '../process/verify-site.ts'

const STOPPED = 'Stopped before the check was over; nothing is lost, what was mended stays so.'

// An argument given by mistake must not make it mend.
commandArguments({ options: {} }, 'Usage: npm run verify')
surviveLostConnections(createLog({ name: 'verify' }))

/** The report prints the differences; this log tells what keeps the check from running. */
const log = {
  info() {},
  warn() {},
  error: (fields: object, message: string) => console.error(message, 'err' in fields ? `(${String(fields.err)})` : ''),
}

await untilStopped(STOPPED, async signal => {
  if (!isCompiled()) throw new StartRefusal('The site is not compiled yet: run `npm run compile` first.')
  const config = loadConfig()
  // It stays 1 unless the check comes to its end, and all is as released then: mended, where it was not.
  process.exitCode = 1
  await withDatabase(config, { log: console.log, mayCreate: false, signal }, async (orm, databaseUrl) => {
    const found = await verifySite({ config, databaseUrl, orm, log, signal, tell: console.log })
    if (found === null) return console.error(STOPPED)
    const { whole, bucket } = found
    for (const line of verifyReport(whole, bucket, config.dataDir)) console.log(line)
    const isBucketMended = bucket === null || !('failure' in bucket)
    if (whole.failure === null && whole.counts.unmended === 0 && isBucketMended) process.exitCode = 0
  })
})
