import { productCommand } from './product-command.mjs'

/** `npm run verify`: compares every published byte with what was released and with a full render, and mends what differs. */
await productCommand('content-build/commands/verify-command.ts', { needsSite: true })
