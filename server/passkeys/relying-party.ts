import type { Config } from '../core/config.ts'

/** Whom passkeys are for: they open the site of this host alone, and browsers offer them nowhere else. */
export type RelyingParty = {
  /** The host of PUBLIC_URL. With another one every passkey is lost. */
  readonly id: string
  /** Shown by browsers and password managers. */
  readonly name: string
  /** Where the pages that ask may be. */
  readonly origins: readonly string[]
}

/** Of the allowed origins those at the host or below it: at others browsers refuse its passkeys anyway. */
export function relyingParty({ publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>): RelyingParty {
  const id = new URL(publicUrl).hostname
  const isAtHost = (origin: string) => `.${new URL(origin).hostname}`.endsWith(`.${id}`)
  return { id, name: 'Aroomikoda', origins: [...new Set([publicUrl, ...allowedOrigins])].filter(isAtHost) }
}
