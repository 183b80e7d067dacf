import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { MikroORM } from '@mikro-orm/postgresql'
import fp from 'fastify-plugin'
import type { Config } from '../core/config.ts'
import type { SessionClient } from './begin-session.ts'
import { databaseSessionStore } from './session-store.ts'

declare module 'fastify' {
  interface Session {
    /** Who is logged in; absent before login. */
    user?: { id: number; email: string }
    /** From where; kept for the list of sessions. */
    client?: SessionClient
  }
}

export const SESSION_COOKIE = 'sid'
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

/** Sessions for the scope it is registered in. A request without a session cookie costs no query and gets no cookie. */
export const sessions = fp<{ orm: MikroORM; config: Pick<Config, 'sessionSecret' | 'publicUrl'> }>(
  async (app, { orm, config }) => {
    await app.register(cookie)
    await app.register(session, {
      secret: config.sessionSecret,
      cookieName: SESSION_COOKIE,
      store: databaseSessionStore(orm),
      saveUninitialized: false,
      rolling: false,
      // `secure` here would ask whether this very connection is encrypted; behind a proxy it never is. See below.
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: LIFETIME_MS },
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
  { name: 'sessions' },
)
