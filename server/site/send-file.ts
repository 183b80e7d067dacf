import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../core/accepted-encoding.ts'
import { EncodedFiles, isCompressible } from './encoding.ts'

/** The file types that the publisher writes. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const MAX_ENCODED_BYTES = 32 * 1024 * 1024
const encodedFiles = new EncodedFiles(MAX_ENCODED_BYTES)

/**
 * Sends a published file with an ETag, compressed for clients that accept it, or 304 when the client has it. The ETag
 * is weak, because it covers every encoding. A `Range` is ignored: browsers ask for whole pages and pictures. The file
 * is opened once and read whole. A publish may replace it at any moment, and one file's length with another's bytes
 * would cut the answer. Pages are small and in the page cache: reading one takes less time than handing it to another
 * thread, where it would wait behind the publisher's flushes.
 * @returns false when there is no such file
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, status = 200): boolean {
  const file = openFile(path)
  if (file === null) return false
  try {
    const { size, mtimeMs, ino } = fstatSync(file)
    const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${ino.toString(36)}"`
    reply.header('etag', etag)
    if (isCompressible(path)) reply.header('vary', 'accept-encoding')
    if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
      void reply.code(304).send()
    } else {
      const body = readFileSync(file)
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      const encoded = encoding && encodedFiles.encode(path, etag, body, encoding)
      if (encoded) reply.header('content-encoding', encoding)
      void reply
        .code(status)
        .type(contentType(reply, path))
        .send(encoded ?? body)
    }
    return true
  } finally {
    closeSync(file)
  }
}

/** The published `_headers` may say more of a file than its name does. */
function contentType(reply: FastifyReply, path: string): string {
  const said = reply.getHeader('content-type')
  return typeof said === 'string' ? said : (CONTENT_TYPES[extname(path)] ?? 'application/octet-stream')
}

function openFile(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map(tag => tag.trim()) ?? []
  return known.includes(etag) || known.includes('*')
}
