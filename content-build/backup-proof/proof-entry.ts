/** Entry of the process that proves one backup, at the lowest priority (proof-process.ts). */
import { setPriority } from 'node:os'
import type { ProofInput, ProofReply } from './proof-process.ts'
import { proveBackup } from './prove-backup.ts'

const LOWEST = 19

if (!process.send) throw new Error('proof-entry.ts is started by proof-process.ts, as a process')
setPriority(LOWEST)
const stopping = new AbortController()
for (const event of ['disconnect', 'SIGTERM'] as const) process.once(event, () => stopping.abort())
// Ctrl-C reaches every process of the terminal: the product ends this one in order.
process.on('SIGINT', () => {})

process.once('message', (input: ProofInput) => void answer(input))

async function answer(input: ProofInput): Promise<void> {
  const reply = await tryToProve(input)
  if (process.connected) process.send?.(reply, () => process.exit())
  else process.exit()
}

async function tryToProve(input: ProofInput): Promise<ProofReply> {
  try {
    return { proof: await proveBackup({ ...input, signal: stopping.signal }) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
