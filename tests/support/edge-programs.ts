import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { EdgeFile } from '#content-build/edge/edge-source.ts'
import { CONTENT_TYPES } from '#server/core/content-types.ts'
import { freePort } from './product-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Answered = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Sends a request as it is: neither does it follow redirects, nor mend the path. */
export function askRaw(origin: string, path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answered>((resolve, reject) => {
    const asked = request({ hostname, port, path, agent: false, ...options }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject).end()
  })
}

/** Whether a program of the system is there; where it is not, says that its tests are skipped. */
export function isInstalled(program: 'nginx' | 'varnishd'): boolean {
  const isThere = spawnSync(program, [program === 'nginx' ? '-v' : '-V']).error === undefined
  if (!isThere)
    process.stderr.write(`${program} is not installed: its tests are skipped (apt-get install ${program.replace(/d$/, '')})\n`)
  return isThere
}

/** Starts a program that stops with the test, and waits until it answers. @throws Error with what it says when it ends at once */
export async function startEdge(program: string, args: readonly string[], port: number): Promise<string> {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  let hasEnded = false
  // Later than `exit`: the program's last words have been read then.
  const ended = once(child, 'close').then(() => (hasEnded = true))
  onTestFinished(async () => {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await ended
  })
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(
    async () => {
      if (!hasEnded) await askRaw(origin, '/')
    },
    { timeout: 20_000, interval: 50 },
  )
  if (hasEnded) throw new Error(`${program} ended: ${said}`)
  return origin
}

/** A bucket's web server over a folder: files by their exact names, kept by caches until they are purged. */
export async function startFileServer(folder: string) {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const name = decodeURIComponent(incoming.url ?? '').replace('/bucket/site/', '')
    asked.push(name)
    try {
      const body = readFileSync(join(folder, name))
      const type = CONTENT_TYPES[/\.\w+$/.exec(name)?.[0] ?? '']
      outgoing.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': 'public, max-age=0, s-maxage=31536000, must-revalidate',
        'x-amz-request-id': 'tx0001',
      })
      outgoing.end(body)
    } catch {
      outgoing.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/site` }
}

export function writeFiles(folder: string, files: readonly EdgeFile[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { name, text } of files) writeFileSync(join(folder, name), text)
}

/** @returns the origin of an nginx with these files of `npm run edge` */
export async function startNginx(files: readonly EdgeFile[]): Promise<string> {
  const [folder, port] = [temporaryFolder(), await freePort()]
  writeFiles(folder, files)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`)
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/aroomikoda-http.conf;
      server { listen 127.0.0.1:${port}; include ${folder}/aroomikoda-server.conf; } }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  return startEdge('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], port)
}
