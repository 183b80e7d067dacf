import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { MikroORM } from '@mikro-orm/postgresql'
import fp from 'fastify-plugin'
import type { Locale } from '#common/locales.ts'
import type { Config } from '../core/config.ts'
import { cookieName } from '../core/cookie-name.ts'
import { isFromFilesAlone } from '../core/database-gate.ts'
import { AppError } from '../core/errors.ts'
import type { SessionClient } from './begin-session.ts'
import { databaseSessionStore } from './session-store.ts'
import { recordUse } from './session-use.ts'

declare module 'fastify' {
  interface Session {
    /** The logged-in administrator; absent before login. */
    user?: { id: number; email: string; locale?: Locale | null }
    /** Browser and network, for the list of sessions. */
    client?: SessionClient
    /** When the owner completed all steps of the log-in; milliseconds since 1970. */
    loggedInAt?: number
    /** SHA-256 of the hash of the password that opened the session. Once the account has another one, the session opens nothing. */
    passwordMark?: string
    /** The key of the same account's session in this browser that a log-in replaced with this one: its writes may go on. */
    replaced?: string
    /** When the session was last recorded as in use; read with it, not stored in it. Milliseconds since 1970. */
    seenAt?: number
  }
  interface FastifyInstance {
    /** The cookie's name, which depends on TLS. */
    readonly sessionCookie: string
  }
  interface FastifyReply {
    /** Makes the browser drop its session cookie. */
    forgetSession(): FastifyReply
  }
}

/** The longest that a session lasts, however much it is used: then the administrator must log in again. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

type SessionsOptions = {
  orm: MikroORM
  config: Pick<Config, 'sessionSecret' | 'publicUrl'>
}

/**
 * Gives the scope it is registered in its sessions. A request without a session cookie, or for a file, costs no query and gets
 * no cookie.
 */
export const sessions = fp<SessionsOptions>(
  async (app, { orm, config }) => {
    const sessionCookie = cookieName('sid', config.publicUrl)
    await app.register(cookie, { secret: config.sessionSecret })
    app.addHook('onRequest', async request => {
      if (request.cookies[sessionCookie] === undefined) return
      // A page that is a file is the same for everyone: without a session to read, nothing keeps it from being sent.
      if (isFromFilesAlone(request)) delete request.cookies[sessionCookie]
      else if (!app.isDatabaseOpen()) throw new AppError('UNAVAILABLE')
    })
    await app.register(session, {
      secret: config.sessionSecret,
      cookieName: sessionCookie,
      store: databaseSessionStore(orm),
      saveUninitialized: false,
      rolling: false,
      // With `secure` the plugin would check whether this connection is encrypted, and behind a proxy it never is. The
      // hook below adds the attribute.
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: LIFETIME_MS },
    })
    // The plugin has the browser drop a cookie that names no session. Its answer may come after that of a log-in that replaced
    // this session, and the browser would drop the new session's cookie.
    app.addHook('onRequest', async request => {
      if (request.session?.client === undefined) delete request.cookies[sessionCookie]
    })
    app.addHook('onRequest', recordUse)
    app.decorate('sessionCookie', sessionCookie)
    app.decorateReply('forgetSession', function () {
      return this.clearCookie(sessionCookie, { path: '/' })
    })
    if (config.publicUrl.startsWith('https:')) {
      app.addHook('onSend', async (_request, reply) => {
        const header = reply.getHeader('set-cookie')
        if (header !== undefined)
          reply.removeHeader('set-cookie').header(
            'set-cookie',
            [header].flat().map(value => `${value}; Secure`),
          )
      })
    }
  },
  { name: 'sessions', dependencies: ['database-gate'] },
)
