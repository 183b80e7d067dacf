import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { companyFacts } from '#common/company.ts'
import { LANGUAGE_NAMES } from '#common/language-names.i18n.ts'
import { LOCALES } from '#common/locales.ts'

const TITLE = `${companyFacts.name} API`
/** The version of the API, not of the product: a new one means that clients have to change. */
const API_VERSION = '1.0.0'

const LANGUAGES = new Intl.ListFormat('en-GB').format(LOCALES.map(locale => LANGUAGE_NAMES.en[locale]))

const DESCRIPTION = `Content of the site in ${LANGUAGES}, and its publication.

Reading is public. Writing needs the session cookie of \`POST /auth/login\` and an \`Origin\` that may write. Every item
carries an \`ETag\`: send it as \`If-Match\` with PUT and DELETE to be refused (412) when another client saved in between, as
\`If-None-Match\` with GET to get 304. A write that changed something answers with \`Publication-Id\`; that publication
goes live within moments.`

/** Describes the routes of its scope in OpenAPI. Register it before them. */
export const openApi = fp(
  async app => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: TITLE,
          version: API_VERSION,
          description: DESCRIPTION,
        },
        components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: app.sessionCookie } } },
      },
      transform: jsonSchemaTransform,
      transformObject: jsonSchemaTransformObject,
    })
  },
  { name: 'open-api' },
)

/** Swagger UI loads everything from this origin, but sets style attributes. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const WORDMARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><text y="29" font-family="serif" font-size="30" fill="#fff">${companyFacts.name}</text></svg>`

/** Serves the description: for programs as JSON, for people as a page. */
export const openApiRoutes: FastifyPluginAsync = async app => {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json').send(JSON.stringify(app.swagger())),
  )
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    logo: { type: 'image/svg+xml', content: WORDMARK, href: '/', target: '_self' },
    theme: { title: TITLE },
  })
}
