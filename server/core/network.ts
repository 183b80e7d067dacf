import { isIPv4, isIPv6 } from 'node:net'

/** `203.0.113.7` → `203.0.113.*`, `2001:db8:1:2::3` → `2001:db8:1:*`; empty for anything else. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(ip)) return ip.replace(/\d+$/, '*')
  if (!isIPv6(ip)) return ''
  const [head = ''] = ip.split('%')
  const [before = '', after] = head.split('::')
  const given = before.split(':').filter(Boolean)
  const groups = after === undefined ? given : [...given, '0', '0', '0']
  return `${groups.slice(0, 3).join(':')}:*`
}
