import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isHttpsUrl } from '#common/address.ts'
import { IMAGE_ADDRESS_MAX_LENGTH } from '#common/field-limits.ts'
import { MAX_PICTURE_BYTES } from '#common/picture-limits.ts'
import { trimmed } from '#common/visible-line.ts'
import { answerSaved, editOf, savingOf } from '../content/content-answers.ts'
import { contentWriteRoutes } from '../content/content-routes.ts'
import { errorCode } from '../core/error-code.ts'
import { AppError } from '../core/errors.ts'
import { IdParam, pageLimit, SearchText } from '../core/field.schemas.ts'
import { bodyProblems, guardProblems, problems } from '../core/problem-responses.ts'
import { limitRequests } from '../core/rate-limit.ts'
import { byAccount, requireLastingSession } from '../sessions/session-guards.ts'
import type { CleanPicture } from './clean-picture.ts'
import { cleanUpload } from './cleaning-process.ts'
import type { PictureStorage } from './picture-storage.ts'
import { PictureDetails, PicturePage, PictureView } from './picture.schemas.ts'
import { getPicture, listPictures, pictures } from './picture.service.ts'
import { savePicture } from './save-picture.ts'

const tags = ['pictures']
/** More than an administrator uploads by hand. It slows down a script that would fill the disk. */
const UPLOAD_LIMIT = { max: 300, windowMs: 10 * 60_000, by: byAccount }

const ListQuery = z.object({
  /** Words, or parts of them, of a name or an alternative text; in any order, with or without diacritics. */
  q: SearchText,
  /** The hash in a picture's address, to find that picture. */
  hash: z
    .string()
    .regex(/^[0-9a-f]{1,64}$/)
    .optional(),
  limit: pageLimit(24),
  /** `next_cursor` of the previous page. */
  cursor: IdParam.optional(),
})

/** The body for the API's description alone: the route reads the file as a stream and checks its bytes. */
const UploadBody = z.object({
  file: z.any().meta({ type: 'string', contentMediaType: 'application/octet-stream', description: 'JPEG, PNG, WebP or AVIF' }),
})

/** The routes by which administrators see, upload, change and delete pictures. Behind the guards. */
export const pictureRoutes: FastifyPluginAsyncZod<{ storage: PictureStorage }> = async (app, { storage }) => {
  await app.register(multipart, { limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 0, parts: 1 } })
  await app.register(contentWriteRoutes(pictures))
  await app.register(readRoutes)
  await app.register(uploadRoutes, { storage })
}

const readRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/pictures',
    {
      schema: {
        tags,
        summary: 'List pictures, newest first',
        querystring: ListQuery,
        response: { 200: PicturePage, ...problems(401, 422) },
      },
    },
    async ({ em, query: { q, hash, limit, cursor } }) => listPictures(em, { q, hash }, { limit, before: cursor }),
  )

  app.get(
    '/api/pictures/:id',
    {
      schema: {
        tags,
        summary: 'Read one picture and where it is shown',
        params: z.object({ id: IdParam }),
        response: { 200: PictureDetails, ...problems(401, 404) },
      },
    },
    async ({ em, params: { id } }, reply) => {
      const { value, etag } = await getPicture(em, id)
      reply.header('etag', etag).header('cache-control', 'no-cache')
      return value
    },
  )
}

const uploadRoutes: FastifyPluginAsyncZod<{ storage: PictureStorage }> = async (app, { storage }) => {
  app.post(
    '/api/pictures',
    {
      preHandler: limitRequests(app, { name: 'uploads', ...UPLOAD_LIMIT }),
      // The schema describes the body; `readUpload` checks it.
      validatorCompiler: () => () => true,
      schema: {
        tags,
        summary: 'Upload a picture (multipart, one file); one that is there already is answered with 200',
        consumes: ['multipart/form-data'],
        body: UploadBody,
        response: { 200: PictureView, 201: PictureView, ...guardProblems, ...bodyProblems, ...problems(429, 503, 507) },
      },
    },
    async (request, reply) => {
      const file = await readUpload(request)
      // The whole file arrived only now, long after the guards.
      await requireLastingSession(request)
      const picture = await cleanOrRefuse(request, file)
      const saved = await savePicture(request.em, storage, { picture, name: file.name, edit: editOf(request) })
      reply.code(saved.isNew ? 201 : 200).header('location', `/api/pictures/${saved.value.id}`)
      return answerSaved(reply, saved)
    },
  )

  app.post(
    '/api/pictures/from-address',
    {
      preHandler: limitRequests(app, { name: 'fetched pictures', ...UPLOAD_LIMIT }),
      schema: {
        tags,
        summary: 'Fetch a picture of another host into the library',
        body: z.strictObject({ url: z.string().overwrite(trimmed).max(IMAGE_ADDRESS_MAX_LENGTH).refine(isHttpsUrl) }),
        response: { 200: PictureView, ...guardProblems, ...bodyProblems, ...problems(429, 503, 507) },
      },
    },
    async request => app.foreignPictures.fetch(request.body.url, savingOf(request)),
  )
}

/** Cleans an upload, and logs a refused one. */
async function cleanOrRefuse({ log }: FastifyRequest, { name, bytes }: UploadedFile): Promise<CleanPicture> {
  try {
    return await cleanUpload(bytes)
  } catch (error) {
    log.info({ err: error, name, bytes: bytes.length }, 'an uploaded picture was refused')
    throw error
  }
}

type UploadedFile = { readonly name: string; readonly bytes: Buffer }

/**
 * Reads the one file of a request.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST; the framework's 413 beyond {@link MAX_PICTURE_BYTES}
 */
async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  try {
    const part = await request.file()
    const bytes = await part?.toBuffer()
    // The parser says nothing of a file whose last part ended just at the limit.
    if (part?.file.truncated) throw new AppError('BODY_TOO_LARGE')
    // Browsers write quotation marks in names that way.
    if (part && bytes) return { name: (part.filename ?? '').replaceAll('%22', '"'), bytes }
  } catch (error) {
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE' || error instanceof AppError) throw error
    // The body is no multipart, ended too early, or has something else than a file.
    throw new AppError('MALFORMED_REQUEST', { cause: error })
  }
  throw new AppError('MALFORMED_REQUEST')
}
