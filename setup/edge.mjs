import { productCommand } from './product-command.mjs'

/** `npm run edge -- nginx|varnish|cloudfront|netlify`: configuration of what is in front of the published files. */
await productCommand('content-build/commands/edge-command.ts', {
  needsSite: true,
  options: ['out', 'app', 'files', 'purgers', 'secret-file'],
  usage: 'npm run edge -- KIND --out DIR …',
})
