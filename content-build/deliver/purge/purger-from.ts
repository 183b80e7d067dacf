import type { Config } from '#server/core/config.ts'
import { bunnyPurger } from './bunny.ts'
import { cloudflarePurger } from './cloudflare.ts'
import { cloudFrontPurger } from './cloudfront.ts'
import { fastlyPurger } from './fastly.ts'
import type { Purger } from './purger.ts'
import { varnishPurger } from './varnish.ts'
import { webhookPurger } from './webhook.ts'

/** The purger that the settings name; null where no cache has to be told. */
export function purgerFrom({ purge, publicUrl: site }: Pick<Config, 'purge' | 'publicUrl'>): Purger | null {
  if (purge === null) return null
  const { kind, urls, secret } = purge
  const [url = ''] = urls
  if (kind === 'cloudfront') return cloudFrontPurger({ distribution: url, secret })
  // The settings are checked at start: each of these has one.
  if (secret === null) throw new Error(`PURGE_KIND=${kind} needs a PURGE_SECRET`)
  switch (kind) {
    case 'varnish':
      return varnishPurger({ urls, secret })
    case 'webhook':
      return webhookPurger({ url, secret })
    case 'cloudflare':
      return cloudflarePurger({ zone: url, secret, site })
    case 'fastly':
      return fastlyPurger({ service: url, secret, site })
    case 'bunny':
      return bunnyPurger({ pullZone: url, secret, site })
  }
}
