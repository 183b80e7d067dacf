/**
 * `npm run second-factor-off -- EMAIL`: the password alone logs this account in again. For an administrator who lost
 * every device and every recovery code. Exit code 0 when it worked, 1 when the account is unknown or no database answered, 2
 * for other arguments than one address.
 */
import { surviveLostConnections } from '#server/app/start/process-guard.ts'
import { withDatabase } from '#server/app/start/with-database.ts'
import { loadConfig } from '#server/core/config.ts'
import { createLog } from '#server/core/log.ts'
import { commandArguments, untilStopped } from '#server/core/operator-command.ts'
import { switchOffSecondFactor } from '#server/passkeys/passkey.service.ts'

const USAGE = 'Usage: npm run second-factor-off -- name@company.ee'

const { positionals } = commandArguments({ allowPositionals: true, options: {} }, USAGE)
const [email, ...rest] = positionals.map(address => address.trim().toLowerCase())
if (!email || rest.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
surviveLostConnections(createLog({ name: 'second-factor-off' }))

await untilStopped('Stopped: the account is as it was.', async signal => {
  await withDatabase(loadConfig(), { log: console.log, mayCreate: false, signal }, async orm => {
    const isKnown = await switchOffSecondFactor(orm.em.fork(), email, new Date())
    if (isKnown) {
      console.log(`${email} logs in with the password alone now. Ask them to remove the lost passkeys on /admin/account.`)
    } else {
      console.error(`There is no administrator with the e-mail address ${email}.`)
      process.exitCode = 1
    }
  })
})
