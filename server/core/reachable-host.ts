/** Where a program on this machine finds what listens on a host: on all addresses, it is this machine's own. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
