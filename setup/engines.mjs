/** `npm run test:engines`: the main journeys in every engine. */
process.env['ENGINES'] = 'all'
process.argv.push('--project=engines')
await import('./test.mjs')
