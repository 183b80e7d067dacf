import { request } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { type HostAddress, resolveHost } from './resolve-host.ts'

/** How foreign pictures are fetched. Tests pass their own; the product uses {@link PUBLIC_NETWORK}. */
export type Network = {
  /** Resolves a host to its addresses. @throws Error when it has none */
  resolve(hostname: string): Promise<readonly HostAddress[]>
  /** Whether the product may connect there. */
  allows(address: string, port: number): boolean
  readonly request: typeof request
}

const HTTPS_PORT = 443

/** The open internet, at the usual port: never this machine, its networks or its cloud. */
export const PUBLIC_NETWORK: Network = {
  resolve: hostname => resolveHost(hostname),
  allows: (address, port) => port === HTTPS_PORT && isPublicAddress(address),
  request,
}

/** Not on the open internet: IANA's special-purpose registries, multicast, and IPv6 networks whose addresses hold an IPv4 one. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
/** The network of global IPv6 addresses: all others are private, local, multicast or unassigned. */
const GLOBAL_IPV6 = ['2000::/3']

const special = blockList(SPECIAL_IPV4, SPECIAL_IPV6)
const globalIpv6 = blockList([], GLOBAL_IPV6)

/** Whether an IP address is on the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

function blockList(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList()
  for (const [family, subnets] of [
    ['ipv4', ipv4],
    ['ipv6', ipv6],
  ] as const) {
    for (const subnet of subnets) {
      const [net = '', prefix] = subnet.split('/')
      list.addSubnet(net, Number(prefix), family)
    }
  }
  return list
}
