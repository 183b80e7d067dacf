import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { HeadersFile } from '#server/site/headers-file.ts'
import { freePort } from '../support/product-process.ts'

type RunningNginx = {
  readonly origin: string
  /** The process that serves. */
  readonly pid: number
  /** Stops it and deletes its copy of the site. */
  stop(): Promise<void>
}

/**
 * Starts nginx (Debian's package) with one process, which serves a copy of a published folder with a `.gz` beside every file that
 * is worth it, under the clean addresses and with the headers of the pages.
 * @throws Error when nginx is not installed, or ends before it answers
 */
export async function startNginx(siteDir: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-nginx-'))
  const root = join(folder, 'site')
  cpSync(siteDir, root, { recursive: true })
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|css|js|json|xml|txt|svg|webmanifest)$/.test(name)) continue
    writeFileSync(join(root, `${name}.gz`), gzipSync(readFileSync(join(root, name)), { level: 9 }))
  }
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, root, port, headers: new HeadersFile(siteDir).for('/') }))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new AbortController()
  const exited = once(child, 'exit').then(
    () => ended.abort(new Error('nginx ended')),
    (error: unknown) => ended.abort(error),
  )
  const origin = `http://127.0.0.1:${port}`
  const remove = () => rmSync(folder, { recursive: true, force: true })
  while (!ended.signal.aborted && !(await fetch(origin).catch(() => null))) await sleep(50)
  if (ended.signal.aborted) {
    remove()
    ended.signal.throwIfAborted()
  }
  return {
    origin,
    pid: Number(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await exited
      remove()
    },
  }
}

function configuration(options: {
  folder: string
  root: string
  port: number
  headers: Readonly<Record<string, string>>
}): string {
  const headers = Object.entries(options.headers).map(([name, value]) => `add_header ${name} "${value}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(options.folder, name)};`,
  )
  return `daemon off;
master_process off;
pid ${join(options.folder, 'nginx.pid')};
error_log ${join(options.folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  ${temporary.join('\n  ')}
  include /etc/nginx/mime.types;
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  gzip_static on;
  gzip_vary on;
  server {
    listen 127.0.0.1:${options.port};
    root ${options.root};
    error_page 404 /404.html;
    location / {
      ${headers.join('\n      ')}
      try_files $uri.html $uri $uri/index.html =404;
    }
  }
}
`
}
