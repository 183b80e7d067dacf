import fp from 'fastify-plugin'
import { ForeignPictures, type ForeignPicturesOptions } from './foreign/foreign-pictures.ts'
import { inTurn } from './in-turn.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Decodes one picture at a time, whichever route takes it. */
    readonly decodeInTurn: ReturnType<typeof inTurn>
    readonly foreignPictures: ForeignPictures
  }
}

/** Gives the app what all routes that accept pictures share. */
export const pictureDecoding = fp<Omit<ForeignPicturesOptions, 'inTurn'>>(
  async (app, options) => {
    const decodeInTurn = inTurn()
    app.decorate('decodeInTurn', decodeInTurn)
    app.decorate('foreignPictures', new ForeignPictures({ ...options, inTurn: decodeInTurn }))
  },
  { name: 'picture-decoding' },
)
