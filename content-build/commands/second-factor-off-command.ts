/**
 * `npm run second-factor-off -- EMAIL`: the password alone logs this account in again. For an administrator who lost
 * every device and every recovery code. Exit code 0 when that is so now, 1 when the account is unknown or not named.
 */
import { loadConfig } from '../../server/core/config.ts'
import { createLog } from '../../server/core/log.ts'
import { switchOffSecondFactor } from '../../server/passkeys/passkey.service.ts'
import { surviveLostConnections } from '../../server/app/start/process-guard.ts'
import { StartError, startErrorText } from '../../server/core/start-error.ts'
import { withDatabase } from '../../server/app/start/with-database.ts'

surviveLostConnections(createLog({ name: 'second-factor-off' }))

try {
  const email = process.argv[2]?.trim().toLowerCase()
  if (!email) throw new StartError('Which account? npm run second-factor-off -- name@company.ee')
  process.exitCode = 1
  await withDatabase(loadConfig(), console.log, async orm => {
    const isAccount = await switchOffSecondFactor(orm.em.fork(), email, new Date())
    if (!isAccount) return console.error(`There is no administrator with the e-mail address ${email}.`)
    console.log(`${email} logs in with the password alone now. On /admin/account the lost passkeys are to be removed.`)
    process.exitCode = 0
  })
} catch (error) {
  console.error(startErrorText(error))
  process.exitCode = 1
}
