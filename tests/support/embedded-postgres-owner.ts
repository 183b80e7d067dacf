import { startEmbeddedPostgres } from '#server/core/embedded-postgres.ts'

/** A process of its own that uses the embedded database until a test kills it, or its standard input ends. */
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => {}, durability: 'off' })
process.stdout.write(`${JSON.stringify({ databaseUrl: postgres.databaseUrl, reused: postgres.reused })}\n`)
process.stdin.resume().once('end', () => void postgres.stop().then(() => process.exit(0)))
