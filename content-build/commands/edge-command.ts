/** `npm run edge -- nginx|varnish|cloudfront|netlify [--out DIR]`: configuration of what is in front of the published files. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadPlace } from '#server/core/config.ts'
import { makeFolder } from '#server/core/make-folder.ts'
import { commandArguments } from '#server/core/operator-command.ts'
import { reachableHost } from '#server/core/reachable-host.ts'
import { startErrorText } from '#server/core/start-error.ts'
import { cloudFrontFiles } from '../edge/cloudfront.ts'
import { type EdgeFile, type EdgeSource, edgeSource } from '../edge/edge-source.ts'
import { netlifyFiles } from '../edge/netlify.ts'
import { nginxFiles } from '../edge/nginx.ts'
import { varnishFiles } from '../edge/varnish.ts'
import { DIST_DIR } from '../process/publish-process.ts'
import { loadCompiledSite, siteSettings } from '../render/compiled-site.ts'
import { sharedPolicies } from '../render/content-security-policy.ts'

const USAGE = `Usage: npm run edge -- nginx|varnish|cloudfront|netlify [--out DIR]
  --app URL          where the edge finds the product itself (default: http://HOST:PORT, on all addresses 127.0.0.1);
                     nginx, varnish: without TLS; netlify: always given, because its machines are elsewhere
  --files URL        varnish: where it reads the published files, such as http://127.0.0.1:8110/bucket/site
  --purgers LIST     varnish: addresses and ranges of the machines that publish (default: 127.0.0.1,::1)
  --secret-file FILE varnish: where it reads PURGE_SECRET (default: /etc/varnish/purge-secret)
  --out DIR          default: edge`

const { values, positionals } = commandArguments(
  {
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'edge' },
      app: { type: 'string' },
      files: { type: 'string' },
      purgers: { type: 'string', default: '127.0.0.1,::1' },
      'secret-file': { type: 'string', default: '/etc/varnish/purge-secret' },
    },
  },
  USAGE,
)
const [kind, ...rest] = positionals
/** Whether an option has no value, or a whole address with http:// or https://. */
const isUrlIfGiven = (text: string | undefined) => text === undefined || (/^https?:\/\//.test(text) && URL.canParse(text))
const isKind = kind !== undefined && ['nginx', 'varnish', 'cloudfront', 'netlify'].includes(kind)
const lacksAddress = (kind === 'varnish' && !values.files) || (kind === 'netlify' && !values.app)
if (!isKind || rest.length > 0 || !isUrlIfGiven(values.app) || !isUrlIfGiven(values.files) || lacksAddress) {
  console.error(USAGE)
  process.exit(2)
}

try {
  const place = loadPlace()
  const { policies } = await sharedPolicies(await loadCompiledSite(DIST_DIR, siteSettings(place)))
  const siteDir = join(place.dataDir, 'site')
  const source = edgeSource({ siteDir, policy: policies.site, origin: place.publicUrl })
  if (!source.isReleased)
    console.error(`There is no published site in ${siteDir}: the headers are those of the compiled code alone.`)
  const files = filesFor(source, new URL(values.app ?? `http://${reachableHost(place.host)}:${place.port}`))
  makeFolder(values.out)
  for (const { name, text } of files) {
    const path = resolve(values.out, name)
    writeFileSync(path, text)
    console.log(`${path} (${Buffer.byteLength(text)} bytes)`)
  }
} catch (error) {
  console.error(startErrorText(error))
  process.exitCode = 1
}

function filesFor(source: EdgeSource, app: URL): EdgeFile[] {
  if (kind === 'nginx') return nginxFiles(source, app)
  if (kind === 'cloudfront') return cloudFrontFiles(source)
  if (kind === 'netlify') return netlifyFiles(source, app)
  // Only varnish is left: the arguments were checked above.
  return varnishFiles(source, {
    app,
    files: new URL(values.files ?? ''),
    purgers: values.purgers.split(',').map(range => range.trim()),
    secretFile: values['secret-file'],
  })
}
