import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { fastify, type FastifyInstance, type RouteOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { MEDIA_DIR } from '#common/published-folders.ts'
import type { Config } from '../core/config.ts'
import { databaseGate } from '../core/database-gate.ts'
import { answerError } from '../core/error-handler.ts'
import { AppError } from '../core/errors.ts'
import { createLog, type Log } from '../core/log.ts'
import { originWatch } from '../core/origin-watch.ts'
import { proxyWatch } from '../core/proxy-watch.ts'
import { requestContext } from '../core/request-context.ts'
import { RequestLog } from '../core/request-log.ts'
import { securityHeaders } from '../core/security-headers.ts'
import { checkRequestPart } from '../core/validation.ts'
import { deviceCookie } from '../devices/device-cookie.ts'
import type { ReadinessChecks } from '../health/health.routes.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { requestMetrics } from '../metrics/request-metrics.ts'
import { FolderStorage } from '../pictures/folder-storage.ts'
import { type Network, PUBLIC_NETWORK } from '../pictures/foreign/network.ts'
import { mediaRoutes } from '../pictures/media.routes.ts'
import { type PictureStorage, pictureStorage } from '../pictures/picture-storage.ts'
import { sessions } from '../sessions/sessions.ts'
import { decodableAddress } from '../site/decodable-address.ts'
import type { SiteRoutes } from '../site/site.routes.ts'
import { apiRoutes } from './api.ts'

/** What the app is made of; the optional parts have defaults for tests. */
export type AppDependencies = {
  config: Config
  /** The caller closes it, after the app. */
  orm: MikroORM
  /** Whether the database is migrated; before that the app answers only from files. Default: yes. */
  isOpen?: () => boolean
  /** Default: a log of its own. */
  log?: Log
  /** The pages: everything outside the API. */
  site?: SiteRoutes
  /** Whether the published folder of `dataDir` is the present site. Default: yes. */
  hasPresentSite?: () => boolean
  /** Checks of `GET /readyz` besides the database, by the name it reports. */
  readiness?: ReadinessChecks
  /** Counts every answer; default: no counting. */
  metrics?: Metrics
  /** Where uploaded pictures are; default: as configured. */
  pictures?: PictureStorage
  /** How foreign pictures are fetched; default: over the open internet. */
  network?: Network
  /** Called for every route as it is added, for tests that check all of them. */
  onRoute?: (route: RouteOptions) => void
}

/** Time for a client to send a whole request: a picture of 20 MB over a slow line takes minutes. */
const REQUEST_TIMEOUT_MS = 300_000
const MAX_BODY_BYTES = 1024 * 1024

/** Builds the origin: API, sessions and, when given, the site. It does not listen, and `app.close()` closes what it opened. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, orm, log, site, metrics, readiness = {}, network = PUBLIC_NETWORK, onRoute, isOpen = () => true } = dependencies
  const { hasPresentSite = () => true } = dependencies
  const pictures = dependencies.pictures ?? pictureStorage(config)
  const app = fastify({
    loggerInstance: log ?? createLog({ name: 'server' }),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Answers requests on a kept connection while the server closes, instead of refusing them.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerError,
    rewriteUrl: decodableAddress,
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setValidatorCompiler(checkRequestPart)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(refuseUnknown)
  // Bodies are JSON; a foreign page's form could send text/plain without a preflight.
  app.removeContentTypeParser('text/plain')

  if (metrics) await app.register(requestMetrics, { metrics })
  await app.register(proxyWatch)
  await app.register(originWatch, config)
  await app.register(securityHeaders, { isEncrypted: config.publicUrl.startsWith('https:') })
  await app.register(requestContext, { orm })
  await app.register(databaseGate, { isOpen })
  await app.register(async withSessions => {
    await withSessions.register(sessions, { orm, config })
    await withSessions.register(deviceCookie, { config })
    await withSessions.register(apiRoutes, { config, orm, readiness, pictures, network })
    if (site) await withSessions.register(site.guarded)
  })
  // These routes are outside the sessions' scope: they answer everyone alike and read no cookie.
  const published = new FolderStorage(join(config.dataDir, 'site', MEDIA_DIR))
  await app.register(mediaRoutes, { storage: pictures, published, hasPresentSite })
  if (site?.files) await app.register(site.files)
  // The instance's type names its own logger and validators; callers need Fastify's common one.
  return app as unknown as FastifyInstance
}

async function refuseUnknown(): Promise<never> {
  throw new AppError('NOT_FOUND')
}
