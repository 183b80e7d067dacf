import { isIPv4, isIPv6 } from 'node:net'

/** `203.0.113.7` → `203.0.113.*`, `2001:db8:1:2::3` → `2001:db8:1:*`; empty for anything else. */
export function networkOf(address: string): string {
  const ip = bareAddress(address)
  if (isIPv4(ip)) return ip.replace(/\d+$/, '*')
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 3).join(':')}:*` : ''
}

/** Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 one, which a household has for itself. */
export function callerOf(address: string): string {
  const ip = bareAddress(address)
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip
}

/**
 * A socket for both versions writes an IPv4 address as `::ffff:203.0.113.7`, and some proxies write the caller's port behind
 * it: each connection has another.
 */
function bareAddress(address: string): string {
  const ip = address.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIPv6(ip) ? (embeddedIPv4(ip) ?? ip) : ip
}

/** What a socket for both versions puts before an IPv4 address (RFC 4291, 2.5.5.2), and a translator for networks without IPv4 (RFC 6052). */
const BEFORE_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

function embeddedIPv4(ip: string): string | null {
  const inHex = ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const groups = groupsOf(inHex)
  if (!BEFORE_IPV4.includes(groups.slice(0, 6).join(':'))) return null
  return groups
    .slice(6)
    .map(group => parseInt(group, 16))
    .flatMap(pair => [Math.floor(pair / 256), pair % 256])
    .join('.')
}

/** The groups of an IPv6 address, those that `::` leaves out too. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.toLowerCase().split('%')
  const [before = [], after = []] = address.split('::').map(part => part.split(':').filter(Boolean))
  const leftOut = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...leftOut, ...after].map(group => group.replace(/^0+(?=.)/, ''))
}
