/** Hosts that mean all addresses of the machine, of IPv4 and of IPv6. */
export const ALL_ADDRESSES: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/**
 * The host under which a program on this machine reaches a server that listens on `host`, as a URL writes it. A server on all
 * addresses is reached on the loopback one.
 */
export function reachableHost(host: string): string {
  if (ALL_ADDRESSES.has(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
