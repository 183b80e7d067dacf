import { productCommand } from './product-command.mjs'

/** `npm run status`: shows the state of the running product. */
await productCommand('server/status/status-command.ts')
