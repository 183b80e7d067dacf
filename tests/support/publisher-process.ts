/**
 * A publisher that a test stops or kills: publishes, delivers and purges as the product's does, with the product's variables.
 * Prints its states and what it does, a line each.
 */
import { runPublisher } from '#content-build/process/publish-process.ts'
import { loadConfig } from '#server/core/config.ts'

const config = loadConfig()
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())

await runPublisher({
  config,
  databaseUrl: config.databaseUrl ?? '',
  log: {
    info: (_fields: object, message: string) => process.stdout.write(`${message}\n`),
    warn() {},
    error: (fields: object, message: string) => process.stderr.write(`${message} ${'err' in fields ? String(fields.err) : ''}\n`),
  },
  signal: stopping.signal,
  onState: state => process.stdout.write(`${state}\n`),
})
