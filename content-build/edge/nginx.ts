import { MAX_PICTURE_MB } from '#common/picture-limits.ts'
import { CONTENT_TYPES } from '#server/core/content-types.ts'
import { titled } from '../render/site-headers.ts'
import { PROBE_PATHS, UNSERVED_PATHS } from './clean-address.ts'
import {
  type EdgeFile,
  type EdgeSource,
  type HeaderGroup,
  headerGroups,
  headerNames,
  mediaType,
  packedTypes,
  patternSource,
  requirePlainHttp,
} from './edge-source.ts'

/** nginx refuses a parameter of 4,096 bytes. A part of this length fits even if {@link quoted} doubles each character. */
const MAX_VALUE_LENGTH = 2_000

/**
 * Writes the configuration of an nginx that sends the published files itself and asks our server for everything else. It does
 * not change with content.
 * @param app origin of our server
 * @throws StartRefusal when that has TLS
 */
export function nginxFiles(source: EdgeSource, app: URL): EdgeFile[] {
  requirePlainHttp(app)
  return [
    { name: 'aroomikoda-http.conf', text: httpPart(source, app) },
    { name: 'aroomikoda-server.conf', text: serverPart(source) },
  ]
}

/** For the http block: our server, the file of an address, headers by path. */
function httpPart(source: EdgeSource, app: URL): string {
  const groups = headerGroups(source)
  const maps = headerNames(groups).flatMap(name =>
    variables(name, groups).map((variable, index) => {
      const start = index * MAX_VALUE_LENGTH
      return mapByPath(variable, groups, ({ headers }) => (headers[name] ?? '').slice(start, start + MAX_VALUE_LENGTH))
    }),
  )
  return `# Written by \`npm run edge -- nginx\`; run it again after an update of the product. For the http block of nginx.

upstream aroomikoda {
    server ${app.host};
    keepalive 32;
}

# The published file of an address.
map $uri $aroomikoda_file {
    default $uri.html;
    ~/$     \${uri}index.html;
}

# Headers by path. nginx leaves out those that are empty.
${maps.join('')}`
}

/** Writes the map that gives a variable its value by path. The order is free: no path matches two of the other patterns. */
function mapByPath(variable: string, groups: readonly HeaderGroup[], valueOf: (group: HeaderGroup) => string): string {
  const [general, ...others] = groups.map(group => ({ pattern: group.pattern, value: valueOf(group) }))
  const lines = others
    .filter(({ value }) => value !== general?.value)
    .map(({ pattern, value }) => `    ~${patternSource(pattern)} ${quoted(value)};\n`)
  return `map $uri ${variable} {\n    default ${quoted(general?.value ?? '')};\n${lines.join('')}}\n`
}

/** For a server block: the files, what is compressed, and what our server is asked for. */
function serverPart(source: EdgeSource): string {
  const groups = headerGroups(source)
  const names = headerNames(groups)
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => [ending.slice(1), type] as const)
  const texts = new Set(types.filter(([, type]) => type.includes('charset=')).map(([, type]) => mediaType(type)))
  // nginx adds text/html to both lists itself.
  const withoutHtml = (list: Iterable<string>) => [...list].filter(type => type !== 'text/html').join(' ')
  return `# Written by \`npm run edge -- nginx\`; run it again after an update of the product. For a server block of nginx.

root ${quoted(source.siteDir)};
merge_slashes off;
types {
${types.map(([ending, type]) => `    ${mediaType(type)} ${ending};\n`).join('')}}
default_type application/octet-stream;
charset utf-8;
charset_types ${withoutHtml(texts)};
gzip on;
gzip_vary on;
gzip_min_length 1024;
# As small as our server's.
gzip_comp_level 6;
# For visitors who come through a proxy, too.
gzip_proxied any;
gzip_types ${withoutHtml(packedTypes())};

${PROXY_SETTINGS}

location / {
    try_files $aroomikoda_file $uri @aroomikoda;
${names.map(name => `    add_header ${titled(name)} "${variables(name, groups).join('')}";\n`).join('')}}

${LOCATIONS}
`
}

/** A string of nginx's configuration. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** More than what surrounds a picture in its upload. */
const UPLOAD_FRAME_MB = 5

const PROXY_SETTINGS = `# Pictures have up to ${MAX_PICTURE_MB} MB; the product checks what is in them.
client_max_body_size ${MAX_PICTURE_MB + UPLOAD_FRAME_MB}m;
proxy_http_version 1.1;
proxy_set_header Connection        "";
proxy_set_header Host              $host;
# Overwritten, not added to: what a visitor writes there must not count.
proxy_set_header X-Forwarded-For   $remote_addr;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_set_header X-Forwarded-Host  $host;
proxy_read_timeout 75s;`

const LOCATIONS = `# Files that no visitor gets, or not under this spelling.
location ~ ${quoted(UNSERVED_PATHS)} {
    proxy_pass http://aroomikoda;
}

# A proxy that compresses an answer weakens its ETag, which a write names in If-Match. Our server compresses, and keeps the ETag.
location ~ ^/api(/|$) {
    gzip off;
    proxy_pass http://aroomikoda;
}

# These pages tell of the machine: only its own checks may ask for them, and clients whose addresses the operator adds.
location ~ ^(${PROBE_PATHS.join('|')})/?$ {
    allow 127.0.0.1;
    allow ::1;
    deny all;
    # A proxy on this machine has the machine's address, and names the visitor in this header.
    if ($http_x_forwarded_for) {
        return 403;
    }
    proxy_pass http://aroomikoda;
}

# Former addresses, deleted pages, pages for administrators, share pictures that are not drawn yet, messages, the 404 page.
location @aroomikoda {
    proxy_pass http://aroomikoda;
}`

/** The variables that hold a header's value, one after the other: a long policy needs several. */
function variables(name: string, groups: readonly HeaderGroup[]): string[] {
  const variable = `$aroomikoda_${name.replaceAll('-', '_')}`
  const longest = Math.max(...groups.map(({ headers }) => headers[name]?.length ?? 0))
  const more = Math.ceil(longest / MAX_VALUE_LENGTH) - 1
  return [variable, ...Array.from({ length: Math.max(more, 0) }, (_, index) => `${variable}_${index + 2}`)]
}
