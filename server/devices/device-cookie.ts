import fp from 'fastify-plugin'
import type { Config } from '../core/config.ts'
import { cookieName } from '../core/cookie-name.ts'
import { randomToken } from '../core/token.ts'
import { KNOWN_FOR_MS } from './known-devices.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Identifies this browser among those that an account used; null without a token, or with one that we did not sign. */
    readonly deviceToken: string | null
  }
  interface FastifyReply {
    /** Makes the browser recognisable. @returns its token, a new one where it had none */
    keepDeviceToken(): string
  }
}

/**
 * Reads and sets the device cookie (OWASP: "device cookies"). A browser gets it at a log-in, a sign-up or a new password
 * and keeps it after the log-out, so that strangers' wrong passwords count apart from those of a browser that an account knows.
 */
export const deviceCookie = fp<{ config: Pick<Config, 'publicUrl'> }>(
  async (app, { config }) => {
    const name = cookieName('device', config.publicUrl)
    app.decorateRequest('deviceToken', {
      getter() {
        const signed = this.cookies[name]
        return signed === undefined ? null : this.unsignCookie(signed).value
      },
    })
    app.decorateReply('keepDeviceToken', function () {
      const token = this.request.deviceToken ?? randomToken()
      const maxAge = KNOWN_FOR_MS / 1000
      this.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', signed: true, maxAge })
      return token
    })
  },
  { name: 'device-cookie', dependencies: ['sessions'] },
)
