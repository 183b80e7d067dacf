import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The kinds of files the publisher writes. */
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

/**
 * Sends a published file with an ETag, or 304 when the client has it. The file is opened once and read whole from
 * there: a publish may put another one in its place between any two looks at the name, and a length taken from the one
 * with bytes from the other would cut the answer. Pages are small and in the page cache: reading one takes less time
 * than handing it to another thread, where it would wait behind the publisher's flushes.
 * @returns false when there is no such file
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, status = 200): boolean {
  const file = openFile(path)
  if (file === null) return false
  try {
    const { size, mtimeMs, ino } = fstatSync(file)
    const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${ino.toString(36)}"`
    reply.header('etag', etag)
    if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
      void reply.code(304).send()
    } else {
      void reply
        .code(status)
        .type(CONTENT_TYPES[extname(path)] ?? 'application/octet-stream')
        .send(readFileSync(file))
    }
    return true
  } finally {
    closeSync(file)
  }
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
