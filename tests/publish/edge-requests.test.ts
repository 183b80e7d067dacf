import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { edgeSource } from '#content-build/edge/edge-source.ts'
import { nginxFiles } from '#content-build/edge/nginx.ts'
import { varnishFiles } from '#content-build/edge/varnish.ts'
import { ContentSecurityPolicy } from '#content-build/render/content-security-policy.ts'
import { TEST_ORIGIN } from '../support/compiled-site.ts'
import { OUT_OF_THE_SITE } from '../support/edge-addresses.ts'
import { askRaw, isInstalled, startEdge, startFileServer, startNginx, writeFiles } from '../support/edge-programs.ts'
import { freePort } from '../support/product-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const policy = ContentSecurityPolicy.parse("default-src 'self'")
const source = () => edgeSource({ siteDir: temporaryFolder(), policy, origin: TEST_ORIGIN })

/** A server that answers everything with these headers. @returns what it was asked with */
async function server(headers: OutgoingHttpHeaders = {}): Promise<{ url: URL; asked: IncomingHttpHeaders[] }> {
  const asked: IncomingHttpHeaders[] = []
  const listening = createServer((request, response) => {
    asked.push(request.headers)
    response.writeHead(200, headers).end('a page')
  }).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => {
    listening.closeAllConnections()
    listening.close()
  })
  return { url: new URL(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`), asked }
}

/** @returns the origin of a Varnish before these */
async function startedVarnish(urls: { files: URL; app: URL }): Promise<string> {
  const [folder, port] = [temporaryFolder(), await freePort()]
  const secretFile = join(folder, 'secret')
  writeFileSync(secretFile, 'token\n')
  writeFiles(folder, varnishFiles(source(), { ...urls, purgers: ['127.0.0.1'], secretFile }))
  const args = ['-F', '-n', join(folder, 'work'), '-j', 'none', '-a', `127.0.0.1:${port}`, '-T', 'none', '-s', 'malloc,32m']
  return startEdge('varnishd', [...args, '-f', join(folder, 'aroomikoda.vcl')], port)
}

test.runIf(isInstalled('nginx'))('nginx tells our server who asks, whatever the visitor writes into X-Forwarded-*', async () => {
  const { url, asked } = await server()
  const origin = await startNginx(nginxFiles(source(), url))
  asked.length = 0
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
  await askRaw(origin, '/api/products', { headers: { ...headers, host: 'www.example.ee' } })
  expect(asked).toMatchObject([
    {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'www.example.ee',
      host: 'www.example.ee',
    },
  ])
})

test.runIf(isInstalled('varnishd'))(
  'Varnish keeps cookies and passwords from the bucket, and the bucket’s cookies from visitors',
  async () => {
    const [bucket, app] = [await server({ 'cache-control': 's-maxage=60', 'set-cookie': 'bucket=1' }), await server()]
    const origin = await startedVarnish({ files: bucket.url, app: app.url })
    bucket.asked.length = 0
    const headers = { cookie: 'session=1', authorization: 'Basic eA==' }
    const answers = [await askRaw(origin, '/tooted', { headers }), await askRaw(origin, '/tooted')]
    expect(answers.map(answer => [answer.body.toString(), answer.headers['set-cookie']])).toEqual([
      ['a page', undefined],
      ['a page', undefined],
    ])
    expect(bucket.asked).toHaveLength(1)
    expect(bucket.asked[0]).not.toHaveProperty('cookie')
    expect(bucket.asked[0]).not.toHaveProperty('authorization')
  },
)

test.runIf(isInstalled('varnishd'))('Varnish asks the bucket for nothing outside of the site', async () => {
  const [files, app] = [await startFileServer(temporaryFolder()), await server()]
  const origin = await startedVarnish({ files: new URL(files.url), app: app.url })
  files.asked.length = 0
  for (const address of [...OUT_OF_THE_SITE, '-private/x.jpg', '../pictures/5f5f/original.jpg']) await askRaw(origin, address)
  expect(files.asked).toEqual([])
})

test('an edge waits 75 seconds for an answer of our server, and serves none past its time', () => {
  const url = new URL('http://10.0.0.4:3000')
  const [nginx, varnish] = [
    nginxFiles(source(), url),
    varnishFiles(source(), { files: url, app: url, purgers: [], secretFile: '/secret' }),
  ].map(files => files.map(({ text }) => text).join('\n'))
  expect(nginx).toContain('\nproxy_read_timeout 75s;\n')
  expect(varnish?.match(/\.first_byte_timeout = 75s;/g)).toHaveLength(2)
  expect(varnish).toContain('\n  set beresp.grace = 0s;\n')
})
