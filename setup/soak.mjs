import { productCommand } from './product-command.mjs'

/** `npm run soak`: the faults of an operator's week, under traffic; a few minutes. */
await productCommand('tests/soak/soak-command.ts', { needsSite: true })
