import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode } from './error-code.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * Checks before anything else starts that this process can listen on the port.
 * @throws StartRefusal saying what to do when another program has the port or this user may not take it
 */
export async function refuseBusyPort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw portError({ host, port }, error)
  }
  probe.close()
  await once(probe, 'close')
}

type Address = {
  readonly host: string
  readonly port: number
  /** The setting that names the port; default PORT. The setting of the address has HOST in place of PORT. */
  readonly variable?: 'PORT' | 'METRICS_PORT'
}

/**
 * Explains a failed `listen` to the person who starts the product.
 * @returns a StartRefusal, or the error itself when it is of another kind
 */
export function portError({ host, port, variable = 'PORT' }: Address, error: unknown): unknown {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new StartRefusal(
      `Port ${port} on ${host} is taken by another program: stop that one, or set ${variable} to a free port (${variable}=${port + 1} npm start).`,
      { cause: error },
    )
  if (code === 'EACCES')
    return new StartRefusal(`Port ${port} needs rights this user does not have: set ${variable} to a number above 1023.`, {
      cause: error,
    })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartRefusal(
      `This machine has no address ${host}: set ${variable.replace('PORT', 'HOST')} to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
      { cause: error },
    )
  return error
}
