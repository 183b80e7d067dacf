import type { Config } from '../core/config.ts'

/** The site that passkeys belong to: they work at this host alone, and browsers offer them nowhere else. */
export type RelyingParty = {
  /** The host of PUBLIC_URL. Changing it loses every passkey. */
  readonly id: string
  /** Shown by browsers and password managers. */
  readonly name: string
  /** Origins of the pages that may ask. */
  readonly origins: readonly string[]
}

/**
 * The relying party of the configured site. Of the allowed origins it has those at the site's host or below it: elsewhere
 * browsers refuse its passkeys anyway.
 */
export function relyingParty({ publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>): RelyingParty {
  const id = new URL(publicUrl).hostname
  const isAtHost = (origin: string) => `.${new URL(origin).hostname}`.endsWith(`.${id}`)
  return { id, name: 'Aroomikoda', origins: [...new Set([publicUrl, ...allowedOrigins])].filter(isAtHost) }
}

/** Loads the WebAuthn library on first use: it takes 0.2 s, and most processes never need it. */
export const loadWebauthn = () => import('@simplewebauthn/server')
