import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { DOT_SEGMENT, FILE_NAME, HOME_INDEX, LANGUAGE, UNSERVED_PATHS } from './clean-address.ts'
import { type EdgeFile, type EdgeSource, headerGroups, patternSource } from './edge-source.ts'

/** CloudFront refuses a larger function. */
export const MAX_FUNCTION_BYTES = 10_240

/**
 * Writes two functions for a distribution's default behaviour, and the path patterns whose behaviours ask our server alone. A
 * function sets the headers: a response headers policy takes at most 1,783 characters of content security policy, and ours is
 * longer while the pages of two versions of the code are out.
 * @throws Error when a function is larger than CloudFront takes
 */
export function cloudFrontFiles(source: EdgeSource): EdgeFile[] {
  const files = [
    { name: 'viewer-request.js', text: viewerRequest() },
    { name: 'viewer-response.js', text: viewerResponse(source) },
    { name: 'behaviors.json', text: `${JSON.stringify(behaviors(), null, 2)}\n` },
  ]
  for (const { name, text } of files) {
    if (name.endsWith('.js') && Buffer.byteLength(text) > MAX_FUNCTION_BYTES) {
      throw new Error(`${name} has ${Buffer.byteLength(text)} bytes; CloudFront takes ${MAX_FUNCTION_BYTES}.`)
    }
  }
  return files
}

/** The function that makes the key of a file from an address. */
function viewerRequest(): string {
  return `// Written by \`npm run edge -- cloudfront\`: CloudFront Function, runtime cloudfront-js-2.0, event viewer request.
// Turns an address into the key of its file. The origin group asks our server for what the bucket does not give.
var FILE_NAME = ${regExp(FILE_NAME)}
var UNSERVED_PATHS = ${regExp(UNSERVED_PATHS)}
var DOT_SEGMENT = ${regExp(DOT_SEGMENT)}
var LANGUAGE = ${regExp(`^${LANGUAGE}$`)}
var BELOW_LANGUAGE = ${regExp(`^${LANGUAGE}(?=/)`)}
// Our server knows these by their addresses: pages of deleted content, and what certificate authorities ask for.
var KEEPS_ADDRESS = ${regExp(`^(?:${LANGUAGE})?/410/|^/\\.well-known/`)}
var HOME = ${regExp(`^(?:${LANGUAGE})?/$`)}
var INDEX = ${regExp(`${HOME_INDEX}/?$`)}

function handler(event) {
  var request = event.request
  var path = oneSpelling(request.uri)
  var query = queryOf(request)
  // \`//\` could redirect to another host, \`..\` lead out of the site's folder. S3 takes %2F for /: no invalidation names that copy.
  if (/\\/\\/|%2F/.test(path) || DOT_SEGMENT.test(path)) path = unknownPath(path)
  // S3 takes keys of up to 1,024 bytes, folder and ending included. After its 400 the origin group does not ask our server.
  if (path.replace(/%../g, 'x').length > 1000) path = unknownPath(path)
  if (LANGUAGE.test(path)) return redirect(path + '/', query)
  if (/\\.html$/.test(path)) return redirect(path.replace(/(?:(\\/)index)?\\.html$/, '$1'), query)
  if (INDEX.test(path)) return redirect(path.replace(/index\\/?$/, ''), query)
  if (/[^/]\\/$/.test(path) && !HOME.test(path)) return redirect(path.replace(/\\/$/, ''), query)
  if (UNSERVED_PATHS.test(path) && !KEEPS_ADDRESS.test(path)) path = unknownPath(path)
  else if (/\\/$/.test(path)) path += 'index.html'
  else if (!FILE_NAME.test(path) && !KEEPS_ADDRESS.test(path)) path += '.html'
  request.uri = path
  // No file depends on the query. The header hands it to the second function, which adds it to our server's redirects.
  request.querystring = {}
  request.headers['x-asked-query'] = { value: query }
  return request
}

${ONE_SPELLING}

function redirect(path, query) {
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: path + query } } }
}

${QUERY_OF}
`
}

/** The function that gives an address its one spelling. */
const ONE_SPELLING = `// As links spell the address: the cache would keep another spelling beside the one that the publisher invalidates.
function oneSpelling(uri) {
  try {
    return uri.split('/').map(function (part) { return encodeURIComponent(decodeURIComponent(part)) }).join('/')
  } catch (error) {
    return unknownPath(uri)
  }
}

// Our server answers this path with the page for an unknown address, in the address's language.
function unknownPath(path) {
  return (BELOW_LANGUAGE.exec(path) || [''])[0] + '/.none'
}`

/** The function that puts a query string together again. */
const QUERY_OF = `function queryOf(request) {
  var parts = []
  for (var name in request.querystring) {
    var values = request.querystring[name].multiValue || [request.querystring[name]]
    for (var i = 0; i < values.length; i += 1) parts.push(values[i].value === '' ? name : name + '=' + values[i].value)
  }
  return parts.length > 0 ? '?' + parts.join('&') : ''
}`

/** The function that gives files their headers. */
function viewerResponse(source: EdgeSource): string {
  const [general, ...others] = headerGroups(source)
  // Groups with the same headers share one entry.
  const groupsByHeaders = Map.groupBy(others, ({ headers }) => JSON.stringify(headers))
  const entries = [...groupsByHeaders].map(
    ([headers, groups]) =>
      `  [/${groups.map(({ pattern }) => patternSource(pattern).replaceAll('/', '\\/')).join('|')}/, ${headers}],\n`,
  )
  return `// Written by \`npm run edge -- cloudfront\`: CloudFront Function, runtime cloudfront-js-2.0, event viewer response.
// Headers of the files by path; our server's answers have theirs. Write it again after an update of the product.
var GENERAL = ${JSON.stringify(general?.headers ?? {})}
var OTHERS = [
${entries.join('')}]

function handler(event) {
  var response = event.response
  var location = response.headers.location
  var kept = event.request.headers['x-asked-query']
  // Our server saw no query. CloudFront shows this function the visitor's request, or the one that the first function made.
  if (location && location.value.indexOf('?') < 0) location.value += queryOf(event.request) || (kept ? kept.value : '')
  if (response.headers['x-content-type-options']) return response
  var headers = GENERAL
  for (var i = 0; i < OTHERS.length; i += 1) if (OTHERS[i][0].test(event.request.uri)) headers = OTHERS[i][1]
  for (var name in headers) response.headers[name] = { value: headers[name] }
  return response
}

${QUERY_OF}
`
}

/** Path patterns whose behaviour has our server as its origin, no cache, all methods, and cookies and query strings passed on. */
function behaviors() {
  const patterns = ADMIN_PAGES.map(({ route }) => (route.startsWith('/admin/') ? '/admin/*' : route.replaceAll(/:\w+/g, '*')))
  // A pattern begins with a wildcard for the languages; `*` matches any characters, or none.
  const guarded = [...new Set(patterns)].map(pattern => `*${pattern}`)
  return {
    pathPatterns: ['/api/*', '/auth/*', '/send-email', ...guarded],
    origin: 'our server',
    originCustomHeaders: { 'x-by-file-name': '1' },
    allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
    cachePolicy: 'CachingDisabled',
    originRequestPolicy: 'AllViewer',
  }
}

/** A regular expression as JavaScript writes it. */
const regExp = (source: string) => `/${source.replaceAll('/', '\\/')}/`
