import { fileURLToPath } from 'node:url'
import { BackupProof } from '#server/backup/backup-record.schemas.ts'
import type { Config } from '#server/core/config.ts'
import { forkAtPriority } from '#server/core/forked-process.ts'

const ENTRY = fileURLToPath(new URL('./proof-entry.ts', import.meta.url))

/** As niceness: every other process gets the processor first. */
const LOWEST_PRIORITY = 19

/** The order to the process, and its answer. */
export type ProofInput = { readonly config: Config; readonly databaseUrl: string; readonly file: string }
export type ProofReply = { readonly proof: BackupProof } | { readonly error: string }

/**
 * Proves a backup in a process of its own, at the lowest priority: a full publish takes memory and time, and must not
 * delay visitors and editors. When the signal is aborted, this rejects at once: the process ends by itself, and the next one
 * removes its leftovers.
 * @throws Error when the proof could not be tried
 */
export async function proveInProcess(input: ProofInput, signal: AbortSignal): Promise<BackupProof> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<BackupProof>()
  // The child gets none of this process's flags: what `npm start` loads by them would end it before it has its order.
  const child = forkAtPriority(LOWEST_PRIORITY, ENTRY, { serialization: 'advanced', execArgv: [] })
  const stop = () => {
    child.kill('SIGTERM')
    reject(new Error('it was ended: the product stops, or it took longer than four hours'))
  }
  signal.addEventListener('abort', stop)
  child.once('error', reject)
  child.once('exit', () => reject(new Error('the process that proves backups ended')))
  child.once('message', (reply: ProofReply) => {
    if ('error' in reply) return reject(new Error(reply.error))
    const { data: proof, error } = BackupProof.safeParse(reply.proof)
    if (proof) resolve(proof)
    // The code was updated under the running product.
    else reject(error)
  })
  child.send(input, error => error && reject(error))
  return promise.finally(() => signal.removeEventListener('abort', stop))
}
