import type { FastifyReply } from 'fastify'

/** Encodings of answers, by their names in HTTP headers. */
export type ContentEncoding = 'br' | 'gzip'

/**
 * Chooses the encoding of an answer: Brotli where the client takes it, else gzip, whatever order and weights it names.
 * @param acceptEncoding the request's `Accept-Encoding` header
 * @returns null when the client takes neither
 */
export function acceptedEncoding(acceptEncoding: string | undefined): ContentEncoding | null {
  if (acceptsEncoding(acceptEncoding, 'br')) return 'br'
  return acceptsEncoding(acceptEncoding, 'gzip') ? 'gzip' : null
}

/** Whether a client takes an encoding. @param acceptEncoding the request's `Accept-Encoding` header */
export function acceptsEncoding(acceptEncoding: string | undefined, encoding: ContentEncoding): boolean {
  const accepted = new Map<string, number>()
  for (const part of acceptEncoding?.split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    accepted.set(name, weight === undefined ? 1 : Number(weight))
  }
  // `*` covers the encodings that the header does not name; weight 0 refuses one.
  return (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0
}

/** Tells caches that an answer depends on what encodings the client takes. */
export function varyByEncoding(reply: FastifyReply): void {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
}
