/** What a cache in front of the bucket must forget: paths as browsers send them (percent-encoded), or all of the site. */
export type Purged = { readonly addresses: readonly string[] } | 'everything'

/**
 * Tells the caches of a CDN that pages changed. A purge happens at least once and does no harm when it is repeated.
 * Each implementation knows the CDN's limits and divides a purge into requests of the size that it takes.
 */
export type Purger = {
  /** Above so many addresses the caller purges the whole site instead. */
  readonly maxAddresses: number
  /**
   * Resolves once the CDN has accepted the purge.
   * @param options.id names this purge, for CDNs that recognise a repeated request by it
   * @throws PurgeRefused, ServiceUnreachable, or what finds no credentials; after a stop the signal's reason, see cdn-request.ts
   */
  purge(purged: Purged, options: { id: string; signal: AbortSignal }): Promise<void>
}

/** The CDN answered, and did not accept the purge. */
export class PurgeRefused extends Error {
  override readonly name = 'PurgeRefused'
  readonly status: number

  /** @param reason for the log: the CDN's own words, without secrets */
  constructor(status: number, reason: string) {
    super(`The CDN refused the purge with status ${status}: ${reason}`)
    this.status = status
  }
}
