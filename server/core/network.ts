import { isIPv4, isIPv6 } from 'node:net'

/**
 * The /24 network of an IPv4 address and the /48 of an IPv6 one, for a log: `203.0.113.7` → `203.0.113.*`,
 * `2001:db8:1:2::3` → `2001:db8:1:*`; empty for anything else.
 */
export function networkOf(address: string): string {
  const ip = bareAddress(address)
  if (isIPv4(ip)) return ip.replace(/\d+$/, '*')
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 3).join(':')}:*` : ''
}

/** Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 one. */
export function callerOf(address: string): string {
  const ip = bareAddress(address)
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip
}

/** The /48 of an IPv6 address, as {@link networkOf} has it; null for IPv4. One household may have all networks of a /48. */
export function lineOf(address: string): string | null {
  return isIPv6(bareAddress(address)) ? networkOf(address) : null
}

const BRACKETED = /^\[([^\]]+)\](?::\d+)?$/
const IPV4_WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/

/**
 * An address without the port that some proxies append, which differs between connections. An IPv6 form of an IPv4 address
 * becomes that address.
 */
function bareAddress(address: string): string {
  const ip = address.replace(BRACKETED, '$1').replace(IPV4_WITH_PORT, '$1')
  return isIPv6(ip) ? (embeddedIPv4(ip) ?? ip) : ip
}

const IPV4_PREFIXES = [
  '0:0:0:0:0:ffff', // A socket for both versions writes `::ffff:203.0.113.7` (RFC 4291 §2.5.5.2).
  '64:ff9b:0:0:0:0', // A translator for networks without IPv4 (RFC 6052).
]

function embeddedIPv4(ip: string): string | null {
  const groups = groupsOf(ip)
  if (!IPV4_PREFIXES.includes(groups.slice(0, 6).join(':'))) return null
  return groups.slice(6).flatMap(bytesOf).join('.')
}

/** The two bytes of a group. */
function bytesOf(group: string): [number, number] {
  const number = parseInt(group, 16)
  return [number >> 8, number & 0xff]
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%')
  const { hostname } = new URL(`http://[${address}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map(part => part.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}
