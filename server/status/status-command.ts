/**
 * `npm run status` shows the state of the product on this machine. Exit code 0 when it is ready, 2 for an argument that it does
 * not know, else 1.
 */
import { loadPlace } from '../core/config.ts'
import { commandArguments } from '../core/operator-command.ts'
import { startErrorText } from '../core/start-error.ts'
import { readStatus } from './read-status.ts'
import { statusReport } from './status-report.ts'

commandArguments({ options: {} }, 'Usage: npm run status')
try {
  const status = await readStatus(loadPlace())
  console.log(statusReport(status))
  process.exitCode = status.process === 'ready' ? 0 : 1
} catch (error) {
  console.error(startErrorText(error))
  process.exitCode = 1
}
