process.env['ENGINES'] = 'all'
process.argv.push('--project=engines')
await import('./test.mjs')
