import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../core/accepted-encoding.ts'
import { CONTENT_TYPES } from '../core/content-types.ts'
import { AppError } from '../core/errors.ts'
import { isUnchanged } from '../core/etag.ts'
import { validatorHeaders } from './file-encoding.ts'
import type { FileVersion } from './file-version.ts'
import { HotFiles } from './hot-files.ts'

/** What some 5,000 compressed pages take. */
const MAX_HELD_BYTES = 64 * 1024 * 1024
const hotFiles = new HotFiles(MAX_HELD_BYTES)

/**
 * Sends a published file with its validators, compressed for clients that accept it. A client that has this version gets 304, and
 * one that asks for a part of an uncompressed file gets that part.
 * @param found the answer of `currentVersion`
 * @returns false when there is no such file, or no longer
 * @throws AppError UNAVAILABLE where it cannot be read
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FileVersion | null,
  status = 200,
): Promise<boolean> {
  if (found === null) return false
  if (status === 200 && isKnown(request, found)) {
    void withValidators(reply, found).code(304).send()
    return true
  }
  const held = hotFiles.content(found, acceptedEncoding(request.headers['accept-encoding']))
  // What is held is sent without a wait for the next turn.
  const content = held instanceof Promise ? await held.catch(refuseUnreadable) : held
  if (content === null) return false
  const { file, encoding, bytes } = content
  withValidators(reply, file).code(status).type(contentType(reply, file.path))
  if (encoding) void reply.header('content-encoding', encoding).send(bytes)
  else sendWholeOrPart(reply.header('accept-ranges', 'bytes'), bytes, status === 200 ? askedRange(request, file) : undefined)
  return true
}

function refuseUnreadable(cause: unknown): never {
  throw new AppError('UNAVAILABLE', {
    cause,
    details: { detail: 'A file of the site cannot be read. Ask again after Retry-After.' },
  })
}

/**
 * Sends the part that a `Range` header names, or the whole. Not for a compressed page: a client that goes on where its
 * connection broke may have got the beginning in another encoding.
 * @param range the header's value
 */
function sendWholeOrPart(reply: FastifyReply, bytes: Buffer, range: string | undefined): void {
  const part = range === undefined ? null : partOf(range, bytes.length)
  if (part === null) return void reply.send(bytes)
  const { start, end } = part
  if (start >= bytes.length) return void reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  void reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1))
}

/**
 * The positions of the first and last byte that a `Range` header names. `start` may be beyond the file.
 * @returns null for several parts, another unit, or an end before its start: then the client gets the whole
 */
function partOf(range: string, length: number): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const last = length - 1
  // `bytes=-500`: the last 500.
  if (from === '') return to === '' ? null : { start: Math.max(0, length - Number(to)), end: last }
  if (to !== '' && Number(from) > Number(to)) return null
  return { start: Number(from), end: to === '' ? last : Math.min(last, Number(to)) }
}

/** The `Range` of a GET, unless `If-Range` names another version (RFC 9110 §13.1.5, where a weak tag never matches). */
function askedRange({ method, headers }: FastifyRequest, file: FileVersion): string | undefined {
  const condition = headers['if-range']
  const isSame = condition === undefined || condition === lastModified(file) || condition === `"${file.id}"`
  return method === 'GET' && isSame ? headers.range : undefined
}

function isKnown({ headers }: FastifyRequest, file: FileVersion): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return isUnchanged(known, `"${file.id}"`)
  const date = headers['if-modified-since']
  return date !== undefined && date === lastModified(file)
}

function withValidators(reply: FastifyReply, file: FileVersion): FastifyReply {
  reply.headers(validatorHeaders(file.path, file.id))
  const date = lastModified(file)
  return date === null ? reply : reply.header('last-modified', date)
}

/**
 * The date for `Last-Modified`.
 * @returns null for a file of the present second: a release may bring another version within it, which must get another date
 */
function lastModified({ since }: FileVersion): string | null {
  const second = Math.floor(since / 1000)
  return second < Math.floor(Date.now() / 1000) ? new Date(second * 1000).toUTCString() : null
}

/** The file's type: what the published `_headers` say of it, else by the ending of its name. */
function contentType(reply: FastifyReply, path: string): string {
  const said = reply.getHeader('content-type')
  return typeof said === 'string' ? said : (CONTENT_TYPES[extname(path)] ?? 'application/octet-stream')
}
