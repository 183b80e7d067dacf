import { productCommand } from './product-command.mjs'

/** `npm run screenshots`: pictures of every page and state, and what differs between two sets of them. */
await productCommand('tests/screenshots/screenshots-command.ts', { needsSite: true })
