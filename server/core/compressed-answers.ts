import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fp from 'fastify-plugin'
import { acceptedEncoding } from './accepted-encoding.ts'

/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024
/** Every answer is packed anew: the level that takes 1 ms for a page of text. */
const QUALITY = 5

/**
 * Packs the API's longer answers: an item with its texts in three languages comes to an editor in half the bytes. The tag
 * stays as it is: it is of the item's version, which writes name in `If-Match`, whatever way the item is packed.
 */
export const compressedAnswers = fp(
  async app => {
    app.addHook('onSend', async (request, reply, payload) => {
      const isText = typeof payload === 'string' && /json/.test(String(reply.getHeader('content-type')))
      if (!isText || payload.length < MIN_BYTES || reply.hasHeader('content-encoding')) return payload
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
