/** `npm run status`: shows the state of the product on this machine. Exit code 0 when it is ready, else 1. */
import { loadConfig } from '../core/config.ts'
import { startErrorText } from '../core/start-error.ts'
import { lookAt } from './look-at.ts'
import { statusReport } from './status-report.ts'

try {
  // A made-up secret: this command must not make one in DATA_DIR.
  const config = loadConfig({ SESSION_SECRET: 'not used by this command at all, for it only looks', ...process.env })
  const status = await lookAt(config)
  console.log(statusReport(status))
  process.exitCode = status.process === 'ready' ? 0 : 1
} catch (error) {
  console.error(startErrorText(error))
  process.exitCode = 1
}
