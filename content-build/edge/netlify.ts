import { PROBE_PATHS } from './clean-address.ts'
import type { EdgeFile, EdgeSource } from './edge-source.ts'

/**
 * Writes `_headers` and `_redirects` for hosts that read them. Their rules hand the rest to our server: the API, messages, pages
 * for administrators, and by the last line whatever is no file. They belong into the folder that `npm run site` writes.
 * @param app origin of our server
 */
export function netlifyFiles({ headersFile, redirectsFile }: EdgeSource, app: URL): EdgeFile[] {
  // 200: the host fetches the answer itself, and its status is that of our server. A file wins over a rule without `!`.
  const handedOn = ['/api/*', '/*'].map(from => `${from} ${app.origin}${from.replace('*', ':splat')} 200\n`)
  const kept = PROBE_PATHS.map(path => `${path} /404.html 404\n`)
  return [
    { name: '_headers', text: headersFile },
    { name: '_redirects', text: [redirectsFile, ...kept, ...handedOn].join('') },
  ]
}
