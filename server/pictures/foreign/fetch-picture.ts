import { once } from 'node:events'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { isIP } from 'node:net'
import { MAX_PICTURE_BYTES } from '#common/picture-limits.ts'
import type { Network } from './network.ts'
import type { HostAddress } from './resolve-host.ts'

/** What is wrong with a foreign picture, for the administrator who added it. */
export type ForeignPictureProblem = 'UNREACHABLE' | 'TOO_LARGE' | 'UNFIT' | 'TOO_MANY'

/** A foreign picture cannot be taken over; the message is the reason, in English. */
export class ForeignPictureError extends Error {
  override readonly name = 'ForeignPictureError'
  readonly problem: ForeignPictureProblem

  constructor(problem: ForeignPictureProblem, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.problem = problem
  }
}

const MAX_REDIRECTS = 3
/** For each of a host's addresses. */
const CONNECT_WITHIN_MS = 5_000
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** Headers of the request, which tell the other host nothing about the administrator. */
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg',
  'accept-encoding': 'identity',
  'user-agent': 'Aroomikoda',
}

/**
 * Fetches the file at an https address. It resolves each host on the way, checks each of its addresses, and connects to
 * a checked one: no name can lead into one of our networks.
 * @throws ForeignPictureError
 */
export async function fetchPicture(address: string, network: Network, signal: AbortSignal): Promise<Buffer> {
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await sendRequest(url, network, signal)
      const location = REDIRECTS.has(answer.statusCode ?? 0) ? answer.headers.location : undefined
      if (location === undefined) return await bodyOf(answer)
      answer.destroy()
      url = new URL(location, url)
    }
  } catch (error) {
    if (error instanceof ForeignPictureError) throw error
    throw new ForeignPictureError('UNREACHABLE', 'there was no answer', error)
  }
  throw new ForeignPictureError('UNREACHABLE', `more than ${MAX_REDIRECTS} redirects`)
}

/** Sends the request for one address, without following redirects. */
async function sendRequest(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  signal.throwIfAborted()
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new ForeignPictureError('UNREACHABLE', 'not a plain https address')
  const port = Number(url.port || 443)
  const addresses = await checkedAddresses(url, port, network, signal)
  const options: RequestOptions & { servername?: string; autoSelectFamilyAttemptTimeout: number } = {
    method: 'GET',
    path: url.pathname + url.search,
    port,
    signal,
    agent: false,
    // By default Node gives each address but the last a quarter of a second.
    autoSelectFamilyAttemptTimeout: CONNECT_WITHIN_MS,
    hostname: withoutBrackets(url.hostname),
    headers: { ...HEADERS, host: url.host },
    // Connects to a checked address. A second look-up could give another one: the host's owner decides where its name leads.
    lookup: (_hostname, { all }, callback) => {
      if (all) callback(null, [...addresses])
      else callback(null, addresses[0].address, addresses[0].family)
    },
  }
  const request = network.request(options)
  // Later failures end the response with an error. Without a listener here an error would end the process.
  request.on('error', () => {})
  request.end()
  const [answer] = (await once(request, 'response', { signal })) as [IncomingMessage]
  return answer
}

/**
 * Resolves the host, and checks every address that it has.
 * @throws ForeignPictureError when any of them is not allowed
 */
async function checkedAddresses(
  url: URL,
  port: number,
  network: Network,
  signal: AbortSignal,
): Promise<readonly [HostAddress, ...HostAddress[]]> {
  const hostname = withoutBrackets(url.hostname)
  const family = isIP(hostname)
  const gaveUp = once(signal, 'abort').then(() => Promise.reject(signal.reason as Error))
  const addresses = family ? [{ address: hostname, family }] : await Promise.race([network.resolve(hostname), gaveUp])
  // An address that is a number has no race, which would handle this: a later abort would be an unhandled rejection.
  gaveUp.catch(() => {})
  const [first, ...others] = addresses
  if (first === undefined || !addresses.every(({ address }) => network.allows(address, port)))
    throw new ForeignPictureError('UNREACHABLE', 'not an address of the open internet')
  return [first, ...others]
}

/**
 * Reads the body of an answer.
 * @throws ForeignPictureError when the answer is no success, or too large
 */
async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new ForeignPictureError('UNREACHABLE', `answered ${answer.statusCode}`)
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > MAX_PICTURE_BYTES) throw new ForeignPictureError('TOO_LARGE', `more than ${MAX_PICTURE_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The hostname as sockets and DNS take it: a URL writes `[::1]` in brackets. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
