import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

/** Path prefixes of the API: nothing below them is a page. */
const API_FOLDERS = ['/api', '/auth']

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers API addresses that no route serves: 405 with `Allow` where another method has a route, else 404. Answers
 * OPTIONS that CORS left, with `Allow`. Register it before the routes, so that it sees them.
 */
export const unknownRoutes = fp(
  async app => {
    const served: { method: string; pattern: RegExp }[] = []
    app.addHook('onRoute', ({ url, method, schema }) => {
      if (schema?.hide) return
      for (const one of [method].flat()) served.push({ method: one, pattern: patternOf(url) })
    })
    // `/api/*` below does not match `/api`: without this route the site would answer with its page for unknown addresses.
    app.route({
      method: METHODS,
      url: '/api',
      schema: { hide: true },
      handler: async () => {
        throw new AppError('NOT_FOUND')
      },
    })
    for (const folder of API_FOLDERS) {
      app.route({
        method: [...METHODS, 'OPTIONS'],
        url: `${folder}/*`,
        schema: { hide: true },
        handler: async (request, reply) => {
          const path = request.url.split('?', 1)[0] ?? ''
          const methods = new Set(served.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
          // The method has a route: its parameter was too long for the router.
          if (methods.size === 0 || methods.has(request.method)) throw new AppError('NOT_FOUND')
          reply.header('allow', [...methods, 'OPTIONS'].sort().join(', '))
          if (request.method === 'OPTIONS') return reply.code(204).send()
          throw new AppError('METHOD_NOT_ALLOWED')
        },
      })
    }
  },
  { name: 'unknown-routes' },
)

/**
 * What paths of a route look like.
 * @param url may have whole parameters as segments (`/:id`), no wildcard and no pattern of its own
 */
function patternOf(url: string): RegExp {
  const segments = url.split('/').map(segment => (segment.startsWith(':') ? '[^/]+' : segment.replaceAll('.', '\\.')))
  return new RegExp(`^${segments.join('/')}/?$`)
}
