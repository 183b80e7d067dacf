import { productCommand } from './product-command.mjs'

/** `npm run restore FILE [-- --replaces-site]`: restores a backup on a machine without data. */
await productCommand('content-build/commands/restore-command.ts', {
  options: ['replaces-site'],
  usage: 'npm run restore FILE -- --replaces-site',
})
