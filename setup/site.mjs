import { productCommand } from './product-command.mjs'

/** `npm run site -- --out DIR`: the whole site as plain files in a folder. */
await productCommand('content-build/commands/site-command.ts', { needsSite: true })
