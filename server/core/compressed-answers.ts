import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fp from 'fastify-plugin'
import { acceptedEncoding } from './accepted-encoding.ts'

/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024
/** The level that takes 1 ms for a page of text: the server compresses every answer when it sends it. */
const QUALITY = 5

/**
 * Compresses the API's longer answers: an item with texts in all languages takes half the bytes. The entity tag stays
 * the same, because it is the tag of the item's version, which clients send in `If-Match`.
 */
export const compressedAnswers = fp(
  async app => {
    app.addHook('onSend', async (request, reply, payload) => {
      const isText = typeof payload === 'string' && /json/.test(String(reply.getHeader('content-type')))
      if (!isText || Buffer.byteLength(payload) < MIN_BYTES || reply.hasHeader('content-encoding')) return payload
      reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      if (encoding === null) return payload
      reply.header('content-encoding', encoding).removeHeader('content-length')
      return encoding === 'br' ? brotli(payload, BROTLI) : pack(payload)
    })
  },
  { name: 'compressed-answers' },
)

const brotli = promisify(brotliCompress)
const pack = promisify(gzip)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }
