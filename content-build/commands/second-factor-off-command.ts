/**
 * `npm run second-factor-off -- EMAIL`: the password alone logs this account in again. For an administrator who lost
 * every device and every recovery code. Exit code 0 when it worked, 1 when the account is unknown or not named.
 */
import { surviveLostConnections } from '#server/app/start/process-guard.ts'
import { withDatabase } from '#server/app/start/with-database.ts'
import { loadConfig } from '#server/core/config.ts'
import { createLog } from '#server/core/log.ts'
import { startErrorText } from '#server/core/start-error.ts'
import { StartRefusal } from '#server/core/start-refusal.ts'
import { switchOffSecondFactor } from '#server/passkeys/passkey.service.ts'
import { isStopped, stopOnInterrupt } from './stop-on-interrupt.ts'

const signal = stopOnInterrupt(console.error)
surviveLostConnections(createLog({ name: 'second-factor-off' }))

try {
  const email = process.argv[2]?.trim().toLowerCase()
  if (!email) throw new StartRefusal('Which account? npm run second-factor-off -- name@company.ee')
  await withDatabase(loadConfig(), { log: console.log, mayCreate: false, signal }, async orm => {
    const isKnown = await switchOffSecondFactor(orm.em.fork(), email, new Date())
    process.exitCode = isKnown ? 0 : 1
    if (isKnown)
      console.log(`${email} logs in with the password alone now. Ask them to remove the lost passkeys on /admin/account.`)
    else console.error(`There is no administrator with the e-mail address ${email}.`)
  })
} catch (error) {
  console.error(isStopped(error, signal) ? 'Stopped: the account is as it was.' : startErrorText(error))
  process.exitCode = 1
}
