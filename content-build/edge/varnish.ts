import { titled } from '../render/site-headers.ts'
import { FILE_NAME, OTHER_SPELLING, PROBE_PATHS, SESSION_PATHS, UNSERVED_PATHS } from './clean-address.ts'
import {
  type EdgeFile,
  type EdgeSource,
  headerGroups,
  headerNames,
  packedTypes,
  patternSource,
  requirePlainHttp,
} from './edge-source.ts'

export type VarnishOptions = {
  /** Where the published files are: a bucket that Varnish may read, or a web server; with the path of `tooted.html`'s folder. */
  readonly files: URL
  /** Origin of our server. */
  readonly app: URL
  /** Addresses and ranges of the machines that publish. */
  readonly purgers: readonly string[]
  /** The file on Varnish's machine that holds PURGE_SECRET, so that this configuration is no secret. */
  readonly secretFile: string
}

/**
 * Writes the configuration of a Varnish before a bucket. It keeps files under the names they have there, and asks our server
 * for everything else.
 * @throws StartRefusal when the bucket or our server has TLS
 */
export function varnishFiles(source: EdgeSource, options: VarnishOptions): EdgeFile[] {
  const { files, app, purgers } = options
  requirePlainHttp(files, app)
  const text = `vcl 4.1;
# Written by \`npm run edge -- varnish\`; run it again after an update of the product.
import std;

${backend('files', files)}
${backend('app', app)}
# The machines that publish.
acl purgers {
${purgers.map(range => `  ${aclEntry(range)};\n`).join('')}}

${requestRules(options)}

${NAME_FILE}

${fetchRules(options)}

${answerRules()}

${deliveryRules(source)}
`
  return [{ name: 'aroomikoda.vcl', text }]
}

/** What Varnish does with a request: purges, refuses, passes on, or looks for the file. */
function requestRules({ secretFile }: VarnishOptions): string {
  return `sub vcl_recv {
  unset req.http.x-site-path;
  unset req.http.x-site-file;
  unset req.http.x-site-asked;
  unset req.http.x-site-host;
  set req.http.x-site-path = regsub(req.url, "\\?.*$", "");
  if (req.method == "PURGE") {
    # The file is read once: another secret wants a file of another name, or a restart of varnishd.
    if (client.ip !~ purgers || req.http.authorization !~ "^Bearer \\S"
        || req.http.authorization != "Bearer " + regsub(std.fileread(${quoted(secretFile)}), "\\s+$", "")) {
      return (synth(403, "Forbidden"));
    }
    if (req.http.purge-everything) {
      if (std.ban("obj.status != 0")) { return (synth(200, "Purged")); }
      return (synth(500, std.ban_error()));
    }
    call name_file;
    return (purge);
  }
  # These addresses tell of the machine: only the machines that publish may ask. A proxy there has such a machine's address, and
  # names the visitor in X-Forwarded-For, to which Varnish adds the proxy's address.
  if (req.http.x-site-path ~ "^(${PROBE_PATHS.join('|')})/?$" && (client.ip !~ purgers || req.http.x-forwarded-for ~ ",")) {
    return (synth(403, "Forbidden"));
  }
  set req.backend_hint = app;
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.x-site-path ~ ${quoted(SESSION_PATHS)}) { return (pass); }
  if (req.http.x-site-path ~ ${quoted(UNSERVED_PATHS)}) { return (pass); }
  # The cache would keep another spelling of an address beside the one that the publisher purges.
  if (req.http.x-site-path ~ ${quoted(OTHER_SPELLING)}) { return (pass); }
  set req.backend_hint = files;
  call name_file;
  return (hash);
}`
}

/** How Varnish asks the bucket, or our server after it. */
function fetchRules({ files }: VarnishOptions): string {
  return `sub vcl_backend_fetch {
  if (bereq.backend == files) {
    set bereq.http.x-site-asked = bereq.url;
    set bereq.http.x-site-host = bereq.http.host;
    set bereq.url = ${quoted(files.pathname.replace(/\/+$/, ''))} + bereq.http.x-site-file;
    set bereq.http.host = ${quoted(files.host)};
    unset bereq.http.cookie;
    unset bereq.http.authorization;
  } else {
    if (bereq.http.x-site-asked) {
      set bereq.url = bereq.http.x-site-asked;
      set bereq.http.host = bereq.http.x-site-host;
    }
    # Several copies of a long address are more than a server takes in headers.
    unset bereq.http.x-site-path;
    unset bereq.http.x-site-file;
    unset bereq.http.x-site-asked;
    unset bereq.http.x-site-host;
  }
}`
}

/** What Varnish does with an answer, and when it asks our server instead. */
function answerRules(): string {
  return `sub vcl_backend_response {
  # A former address, another spelling, an unknown one, a share picture that is not drawn yet: our server knows.
  if (bereq.backend == files && beresp.status != 200 && bereq.retries == 0) {
    set bereq.backend = app;
    return (retry);
  }
  if (bereq.backend == files) {
    set beresp.http.x-site-from = "files";
    unset beresp.http.set-cookie;
  }
  # Nothing is kept longer than it says: without a purger that is not at all.
  set beresp.grace = 0s;
  # A proxy that compresses an answer of the API weakens its ETag, which a write names in If-Match.
  if (bereq.url !~ "^/api/" && beresp.http.content-type ~ ${quoted(`^(?:${packedTypes().join('|').replaceAll('+', '\\+')})`)} && !beresp.http.content-encoding) { set beresp.do_gzip = true; }
}

sub vcl_backend_error {
  if (bereq.backend == files && bereq.retries == 0) {
    set bereq.backend = app;
    return (retry);
  }
}`
}

/** What Varnish changes of an answer before it sends it. */
function deliveryRules(source: EdgeSource): string {
  return `# Headers by path, for what comes from the files; our server's answers have theirs.
sub vcl_deliver {
  if (resp.http.x-site-from) {
${unsetLines(source)}
${setLines(source)}
    unset resp.http.x-site-from;
    unset resp.http.x-amz-request-id;
    unset resp.http.x-amz-id-2;
    unset resp.http.x-amz-server-side-encryption;
    unset resp.http.x-rgw-object-type;
    unset resp.http.server;
  }
}

sub vcl_synth {
  if (req.method == "PURGE") {
    set resp.http.content-type = "text/plain";
    set resp.body = resp.reason;
    return (deliver);
  }
}`
}

function backend(name: string, { hostname, port }: URL): string {
  return `backend ${name} { .host = ${quoted(hostname)}; .port = "${port || '80'}"; .connect_timeout = 3s; .first_byte_timeout = 75s; .between_bytes_timeout = 75s; }`
}

/** `10.0.0.0/8` as Varnish writes it. */
function aclEntry(range: string): string {
  const [address, prefix] = range.split('/')
  return prefix === undefined ? `"${address}"` : `"${address}"/${prefix}`
}

/** The lines that remove the headers of the groups. */
function unsetLines(source: EdgeSource): string {
  return headerNames(headerGroups(source))
    .map(name => `    unset resp.http.${titled(name)};`)
    .join('\n')
}

/** The lines that set the headers by path. */
function setLines(source: EdgeSource): string {
  const [general, ...others] = headerGroups(source)
  const lines = (headers: Readonly<Record<string, string>> = {}) =>
    Object.entries(headers).map(([name, value]) => `      set resp.http.${titled(name)} = ${quoted(value)};\n`)
  // Each case ends with `else`: what follows is the next case, or the general headers.
  const cases = others.map(
    ({ pattern, headers }) =>
      `if (req.http.x-site-path ~ ${quoted(patternSource(pattern))}) {\n${lines(headers).join('')}    } else`,
  )
  return `    ${cases.join('')} {\n${lines(general?.headers).join('')}    }`
}

/** A string of VCL that may hold quotation marks. */
const quoted = (text: string) => `{"${text}"}`

/** The file of an address, and the key of the cache. */
const NAME_FILE = `sub name_file {
  set req.http.x-site-file = req.http.x-site-path;
  if (req.http.x-site-path ~ "/$") { set req.http.x-site-file = req.http.x-site-path + "index.html"; }
  elseif (req.http.x-site-path !~ ${quoted(FILE_NAME)}) { set req.http.x-site-file = req.http.x-site-path + ".html"; }
}

# Without query string and host: neither changes a file.
sub vcl_hash {
  hash_data(req.http.x-site-file);
  return (lookup);
}`
