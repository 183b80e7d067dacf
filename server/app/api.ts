import cors from '@fastify/cors'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify'
import { administratorRoutes, ownLanguageRoute } from '../administrators/administrator.routes.ts'
import { alarmRoutes } from '../alarms/alarm.routes.ts'
import { currentWarnings } from '../alarms/warning-list.ts'
import { auditLogRoutes } from '../audit-log/audit-log.routes.ts'
import { authRoutes } from '../auth/auth.routes.ts'
import { changePasswordRoutes } from '../auth/change-password.routes.ts'
import { secondStepRoutes } from '../auth/second-step.routes.ts'
import { backupRoutes } from '../backup/backup.routes.ts'
import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { compressedAnswers } from '../core/compressed-answers.ts'
import type { Config } from '../core/config.ts'
import { corsOptions } from '../core/cors-options.ts'
import { requireAllowedOrigin, requireSession } from '../core/guards.ts'
import { openApi, openApiRoutes } from '../core/open-api.ts'
import { refusedOriginDetail } from '../core/origin-watch.ts'
import { proxyHint } from '../core/proxy-hint.ts'
import { UNTRUSTED_PROXY } from '../core/proxy-watch.ts'
import { rateLimits } from '../core/rate-limit.ts'
import { uncachedAnswers } from '../core/uncached-answers.ts'
import { unknownRoutes } from '../core/unknown-routes.ts'
import type { Warning } from '../core/warning.schemas.ts'
import { formerAddressRoutes } from '../former-addresses/former-address.routes.ts'
import { sendEmailRoutes } from '../forms/send-email.routes.ts'
import { healthRoutes, type ReadinessChecks } from '../health/health.routes.ts'
import { inboxRoutes } from '../inbox/inbox.routes.ts'
import { retentionRoutes } from '../inbox/retention.routes.ts'
import { invitationRoutes } from '../invitations/invitation.routes.ts'
import { passkeyRoutes, secondFactorRoutes } from '../passkeys/passkey.routes.ts'
import { passwordResetRoutes } from '../passwords/password-reset.routes.ts'
import { personalDataRoutes } from '../personal-data/personal-data.routes.ts'
import { foreignPictureFetching } from '../pictures/foreign/foreign-pictures.ts'
import type { Network } from '../pictures/foreign/network.ts'
import type { PictureStorage } from '../pictures/picture-storage.ts'
import { pictureRoutes } from '../pictures/picture.routes.ts'
import { heldPageRoutes } from '../publications/held-pages.routes.ts'
import { publicationEventRoutes } from '../publications/publication-events.routes.ts'
import { publicationRoutes } from '../publications/publication.routes.ts'
import { serviceListRoute } from '../services/service.routes.ts'
import { requireLastingSession } from '../sessions/session-guards.ts'
import { sessionRoutes } from '../sessions/session.routes.ts'
import { contentKinds } from './content-kinds.ts'

type ApiOptions = { config: Config; orm: MikroORM; readiness: ReadinessChecks; pictures: PictureStorage; network: Network }

/** Registers everything below `/api` and `/auth`, and the health checks. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, { config, orm, readiness, pictures, network }) => {
  await app.register(compressedAnswers)
  await app.register(uncachedAnswers)
  await app.register(cors, corsOptions(config.allowedOrigins))
  await app.register(rateLimits, { isOn: config.rateLimit })
  await app.register(openApi)
  await app.register(unknownRoutes)

  /** Finds the warnings that every process can find, and those that only this process's requests show. */
  const warnings = async (log: FastifyBaseLogger) => {
    const { warnings: found } = await currentWarnings(orm.em.fork(), config, log)
    return [...requestWarnings(app, config), ...found]
  }
  await app.register(healthRoutes, { orm, readiness, warnings })
  await app.register(openApiRoutes)
  await app.register(publicRoutes)
  await app.register(async sameOrigin => {
    sameOrigin.addHook('onRequest', requireAllowedOrigin(config.allowedOrigins))
    await sameOrigin.register(logInRoutes, { config })
    await sameOrigin.register(sendEmailRoutes, { config })
    await sameOrigin.register(guardedRoutes, { config, orm, pictures, network })
  })
}

/** What the requests of this process have shown. */
function requestWarnings(app: FastifyInstance, config: Config): Warning[] {
  const origin = app.refusedOrigin()
  const isProxyNew = proxyHint(config) === null && app.hasUntrustedProxy()
  return [
    ...(isProxyNew ? [{ code: 'PROXY_NOT_TRUSTED' as const, detail: UNTRUSTED_PROXY }] : []),
    ...(origin === null ? [] : [{ code: 'ORIGIN_NOT_ALLOWED' as const, detail: refusedOriginDetail(origin, config.publicUrl) }]),
  ]
}

/** The kinds whose routes follow from the kind alone. Pictures have routes of their own. */
const routedKinds = Object.values(contentKinds).filter(({ entity }) => entity !== 'picture')

/** The routes that read content, for everyone. */
const publicRoutes: FastifyPluginAsync = async app => {
  for (const kind of routedKinds) await app.register(contentReadRoutes(kind))
}

/** Limit of a body: strangers send these routes a few words. */
const MAX_LOG_IN_BYTES = 16 * 1024

/** The routes below `/auth`. */
const logInRoutes: FastifyPluginAsync<Pick<ApiOptions, 'config'>> = async (app, { config }) => {
  app.addHook('onRoute', route => {
    route.bodyLimit ??= MAX_LOG_IN_BYTES
  })
  await app.register(authRoutes, { config })
  await app.register(secondStepRoutes, { config })
  await app.register(passwordResetRoutes)
}

/** The routes for administrators. A route is one of them because it is registered here, not because of its address. */
const guardedRoutes: FastifyPluginAsync<Omit<ApiOptions, 'readiness'>> = async (app, { config, orm, pictures, network }) => {
  app.addHook('onRequest', requireSession)
  app.addHook('preHandler', async request => {
    // A body may end long after its headers, for which the guard checked the session. The headers say whether there is one:
    // a parsed body of `null` or `0` would look like none.
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers
    if (length !== '0' || chunked !== undefined) await requireLastingSession(request)
  })
  app.addHook('onRoute', route => {
    route.schema = { ...route.schema, security: [{ session: [] }] }
  })
  await app.register(foreignPictureFetching, { storage: pictures, network, ownOrigin: config.publicUrl })
  for (const kind of routedKinds) await app.register(contentWriteRoutes(kind))
  await app.register(serviceListRoute)
  await app.register(heldPageRoutes)
  await app.register(publicationRoutes)
  await app.register(publicationEventRoutes, { orm })
  await app.register(formerAddressRoutes)
  await app.register(pictureRoutes, { storage: pictures })
  await app.register(alarmRoutes)
  await app.register(auditLogRoutes)
  await app.register(inboxRoutes, { config })
  await app.register(retentionRoutes)
  await app.register(personalDataRoutes, { config })
  await app.register(backupRoutes)
  await app.register(administratorRoutes)
  await app.register(ownLanguageRoute)
  await app.register(invitationRoutes, { config })
  await app.register(sessionRoutes)
  await app.register(changePasswordRoutes)
  await app.register(passkeyRoutes, { config })
  await app.register(secondFactorRoutes)
}
