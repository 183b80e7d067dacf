/** Entry of the process that proves one backup (proof-process.ts). */
import { beginForkedProcess } from '#server/core/forked-process.ts'
import type { ProofInput, ProofReply } from './proof-process.ts'
import { proveBackup } from './prove-backup.ts'

beginForkedProcess({ entry: 'proof-entry.ts', starter: 'proof-process.ts' })
const stopping = new AbortController()
for (const event of ['disconnect', 'SIGTERM'] as const) process.once(event, () => stopping.abort())

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
