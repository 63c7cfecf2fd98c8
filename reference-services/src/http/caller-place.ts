import { isIPv6 } from 'node:net'

const networkGroups = 4

/**
 * Where a call comes from, as far as limits go. Whoever has one IPv6 address has the other 2⁶⁴ of its network as
 * well, so they count as one; an IPv4 address has two spellings.
 */
export function placeOf(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (ipv4 !== undefined) return ipv4
  return isIPv6(address) ? `${groupsOf(address).slice(0, networkGroups).join(':')}::/64` : address
}

const groupCount = 8

/** All eight groups, with those that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const first = front === '' ? [] : front.split(':')
  const last = back === undefined || back === '' ? [] : back.split(':')
  const left = back === undefined ? [] : Array.from({ length: groupCount - first.length - last.length }, () => '0')
  return [...first, ...left, ...last].map((group) => group.replace(/^0+(?=.)/, ''))
}
