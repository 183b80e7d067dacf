import fp from 'fastify-plugin'
import { acceptedEncoding, varyByEncoding } from './accepted-encoding.ts'
import { compressBrotli, compressGzip, MIN_COMPRESSED_BYTES, QUICK_QUALITY } from './compression.ts'

/**
 * Compresses the API's longer answers: an item with texts in all languages takes half the bytes. The entity tag stays
 * the same, because it is the tag of the item's version, which clients send in `If-Match`.
 */
export const compressedAnswers = fp(
  async app => {
    app.addHook('onSend', async (request, reply, payload) => {
      const isText = typeof payload === 'string' && /json/.test(String(reply.getHeader('content-type')))
      if (!isText || Buffer.byteLength(payload) < MIN_COMPRESSED_BYTES || reply.hasHeader('content-encoding')) return payload
      varyByEncoding(reply)
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      if (encoding === null) return payload
      // Compressing fails without memory: then the answer, which may tell of a saved edit, goes out as it is.
      const packed = await (encoding === 'br' ? compressBrotli(payload, QUICK_QUALITY) : compressGzip(payload)).catch(() => null)
      if (packed === null) return payload
      reply.header('content-encoding', encoding).removeHeader('content-length')
      return packed
    })
  },
  { name: 'compressed-answers' },
)
