import type { FastifyPluginAsync } from 'fastify'
import { pictureAddress, pictureHash } from '#common/picture-address.ts'
import { KEPT_FOR_EVER } from '#common/published-folders.ts'
import { FROM_FILES_ALONE } from '../core/database-gate.ts'
import { AppError } from '../core/errors.ts'
import { isUnchanged } from '../core/etag.ts'
import { PICTURE_RESOURCE_POLICY } from '../core/security-header-values.ts'
import type { PictureStorage } from './picture-storage.ts'

type Media = {
  readonly storage: PictureStorage
  /** The published site's copies of its pages' pictures. */
  readonly published: Pick<PictureStorage, 'read'>
  /** Whether {@link published} is the present site, not that of an earlier time. */
  readonly hasPresentSite: () => boolean
}

/**
 * For a picture that no page is known to show. A release tells shared caches of each picture that it takes away. No release takes
 * this one away, so they would keep it after its deletion.
 */
const KEPT_BY_BROWSERS = 'private, max-age=31536000, immutable'

/**
 * Serves uploaded pictures. Published ones come from this machine, also while a bucket is away. Others come from the storage, so
 * that an editor shows one before any page does.
 */
export const mediaRoutes: FastifyPluginAsync<Media> = async (app, { storage, published, hasPresentSite }) => {
  app.get<{ Params: { hash: string; file: string } }>(
    '/media/:hash/:file',
    { config: FROM_FILES_ALONE, schema: { hide: true } },
    async (request, reply) => {
      const { hash, file } = request.params
      // No visitor gets an original: it is there to make variants from.
      const isVariant = pictureHash(pictureAddress(hash, file)) !== null
      const publishedBytes = isVariant ? await published.read(hash, file) : null
      const bytes = publishedBytes ?? (isVariant ? await storage.read(hash, file) : null)
      if (bytes === null) {
        // The file may come later. A cache that is told nothing keeps a 404 for minutes, and no purge reaches it.
        reply.header('cache-control', 'no-store')
        throw new AppError('NOT_FOUND')
      }
      const etag = `"${hash}-${file}"`
      reply.headers({
        etag,
        'cache-control': publishedBytes !== null && hasPresentSite() ? KEPT_FOR_EVER : KEPT_BY_BROWSERS,
        'cross-origin-resource-policy': PICTURE_RESOURCE_POLICY,
      })
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(file.endsWith('.avif') ? 'image/avif' : 'image/webp').send(bytes)
    },
  )
}
