import { dirname } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { dev } from 'astro'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { LOCALES } from '#common/locales.ts'
import { localizedPath } from '#common/paths.ts'
import type { Config } from '#server/core/config.ts'
import { isOpenedByPerson } from '#server/site/admin-shells.routes.ts'
import { Answers } from '../content/query-results.ts'
import { inOneView } from '../content/read-content.ts'
import { readSnapshot } from '../content/read-snapshot.ts'
import { RecordingReader } from '../content/recording-reader.ts'
import { siteSettings } from '../render/compiled-site.ts'
import { DIST_DIR } from './publish-process.ts'

/** Astro's own port, on the loopback interface only: browsers get pages through the API's server, which has the guards. */
const ASTRO_PORT = 5899

/** The address of a module of Vite's, or of a file of `src` or `public`. */
const NO_PAGE =
  /^\/(?:@|src\/|node_modules\/|_astro\/|_image)|\.(?:astro|avif|css|html|ico|jpe?g|js|map|mjs|png|svg|ts|tsx|webmanifest|webp|woff2)$/

/**
 * The site from its sources, for `npm run dev`: Astro's dev server renders each request from the present database. It
 * publishes nothing.
 */
export function devSite(options: { orm: MikroORM; config: Config }): FastifyPluginAsync {
  const site = siteSettings(options.config)
  return async app => {
    const listenersBefore = process.listeners('SIGTERM')
    const astro = await dev({
      root: dirname(DIST_DIR),
      server: { port: ASTRO_PORT, host: '127.0.0.1' },
      vite: { server: { ws: { server: app.server } } },
      logLevel: 'warn',
    })
    // Vite's own listener would end this process at once, while the product stops in order.
    for (const listener of process.listeners('SIGTERM')) if (!listenersBefore.includes(listener)) process.off('SIGTERM', listener)
    app.addHook('onClose', () => astro.stop())

    for (const page of ADMIN_PAGES) {
      for (const locale of LOCALES) {
        app.get(localizedPath(locale, page.route), async (request, reply) => {
          const administrator = request.session?.user
          if (!administrator) return reply.redirect('/', 302)
          const language = (isOpenedByPerson(request) && administrator.locale) || locale
          request.raw.url = localizedPath(language, page.shell)
          return answer(request, reply)
        })
      }
    }
    app.get('/*', answer)

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const path = request.url.split('?', 1)[0] ?? '/'
      const locals = NO_PAGE.test(path)
        ? {}
        : { content: new RecordingReader(new Answers(await inOneView(options.orm, readSnapshot))), site }
      // Astro takes `Astro.locals` from this property of a request.
      Object.assign(request.raw, { [Symbol.for('astro.locals')]: locals })
      reply.hijack()
      astro.handle(request.raw, reply.raw)
    }
  }
}
