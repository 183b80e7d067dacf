import { productCommand } from './product-command.mjs'

/** `npm run second-factor-off -- EMAIL`: lets an administrator who lost every device log in with the password alone. */
await productCommand('content-build/commands/second-factor-off-command.ts')
