import { productCommand } from './product-command.mjs'

/** `npm run worker`: publishes and sends mail in a separate process, next to one or more API processes. */
await productCommand('content-build/commands/worker-command.ts', { needsSite: true })
