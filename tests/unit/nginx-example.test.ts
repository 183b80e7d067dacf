import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askRaw, isInstalled, startEdge } from '../support/edge-programs.ts'
import { freePort } from '../support/product-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../docs', file), 'utf8')
const [, SNIPPET = ''] = /```nginx\n(.*?)```/s.exec(read('operations.md')) ?? []

/** An example's servers of port 443, without TLS, and a sentence in the place of what they pass on or include. */
async function startedExample(example: string): Promise<string> {
  const [folder, plain, port] = [temporaryFolder(), await freePort(), await freePort()]
  const servers = example
    .replaceAll(/^ *(?:listen \[::\]|ssl_|include .*-http).*$/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plain}`)
    .replaceAll(/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`)
    .replaceAll(/proxy_pass .*;|include .*;/g, "return 200 'the product';")
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`)
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events {}
    http { access_log off; ${temporary.join(' ')} ${servers} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  return startEdge('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], port)
}

test.runIf(isInstalled('nginx')).each([
  ['nginx.conf', read('nginx.conf')],
  ['operations.md', SNIPPET],
])('the nginx of docs/%s sends visitors of its other names to the one whose pages may write', async (_file, example) => {
  const origin = await startedExample(example)
  const ask = (host: string) => askRaw(origin, '/tooted?lk=2', { headers: { host } })
  expect((await ask('www.example.ee')).body.toString()).toBe('the product')
  for (const host of ['example.ee', 'strange.example', '192.0.2.1'])
    expect(await ask(host)).toMatchObject({ status: 301, headers: { location: 'https://www.example.ee/tooted?lk=2' } })
})
