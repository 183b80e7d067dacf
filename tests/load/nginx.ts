import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { HeadersFile } from '#server/site/headers-file.ts'
import { freePort } from '../support/product-process.ts'

/**
 * nginx (Debian's package) with one process, which serves a copy of a published folder with a `.gz` beside every file that is
 * worth it, under the clean addresses and with the headers of the pages.
 */
export async function startNginx(
  siteDir: string,
): Promise<{ origin: string; /** Of the process that serves. */ pid: number; stop(): Promise<void> }> {
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
  const exited = once(child, 'exit')
  const origin = `http://localhost:${port}`
  while (!(await fetch(origin).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    origin,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
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
