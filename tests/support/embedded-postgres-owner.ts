import { startEmbeddedPostgres } from '../../server/core/embedded-postgres.ts'

/** A process of its own that uses the embedded database until it is killed, or told on its standard input to leave. */
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => {}, durability: 'off' })
process.stdout.write(`${JSON.stringify({ databaseUrl: postgres.databaseUrl, reused: postgres.reused })}\n`)
process.stdin.once('data', () => void postgres.stop().then(() => process.exit(0)))
