import type { FastifyReply, FastifyRequest } from 'fastify'
import { splitLocale } from '#common/locales.ts'
import { ASSETS_DIR, COMPANY_PICTURE, MEDIA_DIR, SHARE_DIR } from '#common/published-folders.ts'
import type { FormerAnswer } from './former-addresses.ts'
import { replaceHeaders } from './headers-file.ts'
import { addressOfFile, answerFor, notFoundFile } from './site-file.ts'

type Awaitable<T> = T | Promise<T>

/**
 * The published site, wherever its files are: in this machine's folder, or in a bucket. Names of files are relative to
 * `site/`, paths are percent-encoded and without query.
 */
export type PublishedSite<File> = {
  /** @returns null when there is no such file, or it may not go out yet */
  find(name: string): Awaitable<File | null>
  /** The published response headers, names in lower case. @throws where a page may not go without them */
  headersFor(path: string): Awaitable<Record<string, string>>
  /** Where the content of a former address is. @returns null for an address that has, or never had, content */
  former(path: string): Awaitable<FormerAnswer | null>
  /** Where an address without a file probably leads. @returns null for an unknown address */
  guess(path: string): Awaitable<FormerAnswer | null>
  /** @returns false when the file is gone meanwhile */
  send(exchange: Exchange, file: File, status: number): Promise<boolean>
}

/** A request for a published file or page, and the reply to it. */
export type Exchange = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Percent-encoded. */
  readonly path: string
}

/** Answers and returns true, or leaves the request as it is and returns false. */
export type Handler = (exchange: Exchange) => Promise<boolean>

/** A share picture is drawn a moment after its page is live (content-build/share-pictures): until then the company's is shown. */
const SHARE_PICTURE = new RegExp(String.raw`^/${SHARE_DIR}/[\w-]+\.jpg$`)

/** Files whose names are made from their content: another place has the same bytes, or none. */
const NAMED_BY_CONTENT = new RegExp(String.raw`^/(?:${ASSETS_DIR}|${SHARE_DIR})/[\w.-]+\.\w+$`)

/** Addresses in which capitals count: names with hashes, and the API. */
const KEEPS_CAPITALS = new RegExp(`^/(?:${ASSETS_DIR}|${MEDIA_DIR}|${SHARE_DIR}|api)/`)

/** Whether a path is the own address of a page for deleted content: that page has status 410 there too. */
const isGonePage = (path: string) => splitLocale(path).rest.startsWith('/410/')

/**
 * CloudFront asks its bucket by file name: for `/tooted` it asks for `/tooted.html`. Where the bucket lacks that file, it asks us
 * with the same name and this header. Without the header we would redirect `/tooted.html` to `/tooted`, which the visitor asked
 * for in the first place: a loop. With it the request counts as one for `/tooted`. The edge itself redirects other spellings.
 */
const BY_FILE_NAME = 'x-by-file-name'

/**
 * Answers a request from the published site, as a static host does, by the first of these: a former address, the published file,
 * that of another place (or the company's picture for a share picture that is not drawn yet), a guess where the address leads,
 * its usual spelling, the page for an unknown address.
 * @param other another place of files, after the site; default: none
 * @returns false when not even the page for an unknown address is published
 */
export async function answerFromSite<File>(
  site: PublishedSite<File>,
  given: Exchange,
  other: Handler = leaveRequest,
): Promise<boolean> {
  const address = addressOfFile(given.path)
  const exchange = given.request.headers[BY_FILE_NAME] === undefined ? given : { ...given, path: address }
  return (
    (await sendFormer(site, exchange, await site.former(address))) ||
    (await sendPublished(site, exchange)) ||
    (await other(exchange)) ||
    leadToCompanyPicture(exchange) ||
    (await sendFormer(site, exchange, await site.guess(address))) ||
    (await leadToUsualSpelling(site, exchange)) ||
    sendPage(site, exchange, { name: notFoundFile(exchange.path), status: 404 })
  )
}

const leaveRequest: Handler = async () => false

/**
 * Sends a script, style sheet or drawn picture that the site lacks and another place has: of a build that is not delivered
 * yet, or of one before, for pages that browsers have open. Its headers are the site's.
 */
export function fromOtherPlace<File>(other: PublishedSite<File>, site: Pick<PublishedSite<unknown>, 'headersFor'>): Handler {
  return async exchange => {
    const { reply, path } = exchange
    if (!NAMED_BY_CONTENT.test(path)) return false
    const answer = await answerFor(path, name => other.find(name))
    if (answer.kind !== 'file') return false
    replaceHeaders(reply, await site.headersFor(path))
    return other.send(exchange, answer.file, 200)
  }
}

/** Sends the published file of an address. @returns false when there is none */
async function sendPublished<File>(site: PublishedSite<File>, exchange: Exchange): Promise<boolean> {
  const { request, reply, path } = exchange
  const [answer, headers] = await Promise.all([answerFor(path, name => site.find(name)), site.headersFor(path)])
  // Not to be cached: a browser would keep it for good.
  if (answer.kind === 'redirect') return redirect(reply.header('cache-control', 'no-cache'), 308, answer.to + queryOf(request))
  if (answer.kind === 'file') {
    replaceHeaders(reply, headers)
    return site.send(exchange, answer.file, isGonePage(path) ? 410 : 200)
  }
  return false
}

/** Leads to the company's picture where a share picture is not there. @returns false for other addresses */
function leadToCompanyPicture({ reply, path }: Exchange): boolean {
  return SHARE_PICTURE.test(path) && redirect(reply.header('cache-control', 'no-store'), 302, COMPANY_PICTURE)
}

/** Sends what has become of a former address. @returns false when it is none */
async function sendFormer<File>(site: PublishedSite<File>, exchange: Exchange, former: FormerAnswer | null): Promise<boolean> {
  if (former === null) return false
  if (former.kind === 'gone') return sendPage(site, exchange, { name: former.file, status: 410 })
  // Not to be cached: the product may move back.
  return redirect(exchange.reply.header('cache-control', 'no-cache'), 301, former.to + queryOf(exchange.request))
}

/**
 * Leads on from an address with capitals, which a person or a program wrote: ours are in lower case, but for names with hashes.
 */
async function leadToUsualSpelling<File>(site: PublishedSite<File>, exchange: Exchange): Promise<boolean> {
  const { request, reply, path } = exchange
  const usual = usualSpelling(path)
  if (usual === path || KEEPS_CAPITALS.test(usual)) return false
  const answer = await answerFor(usual, name => site.find(name))
  if (answer.kind === 'not-found') {
    return sendFormer(site, exchange, (await site.former(usual)) ?? (await site.guess(usual)))
  }
  const to = answer.kind === 'redirect' ? answer.to : usual
  return redirect(reply.header('cache-control', 'no-cache'), 301, to + queryOf(request))
}

/** The path in lower case and NFC, as segments of categories are. @returns the path as it is where it cannot be decoded */
function usualSpelling(path: string): string {
  try {
    return path
      .split('/')
      .map(part => encodeURIComponent(decodeURIComponent(part).normalize('NFC').toLowerCase()))
      .join('/')
  } catch {
    return path
  }
}

/** Sends a page with a status other than 200. @returns false when the page is not published */
async function sendPage<File>(
  site: PublishedSite<File>,
  exchange: Exchange,
  { name, status }: { name: string; status: number },
): Promise<boolean> {
  // Headers of a page at every address, also below `/media/`, whose files go without some of them.
  const [file, headers] = await Promise.all([site.find(name), site.headersFor('/')])
  if (file === null) return false
  // Not to be cached: the next publish may bring what is missing now.
  replaceHeaders(exchange.reply, { ...headers, 'cache-control': 'no-cache' })
  return site.send(exchange, file, status)
}

function redirect(reply: FastifyReply, status: number, to: string): true {
  void reply.redirect(to, status)
  return true
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}
