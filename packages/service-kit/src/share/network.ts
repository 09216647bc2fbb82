import { isIP } from 'node:net'

/** The eight groups of an IPv6 address in its shortest form. */
const groupsOf = (address: string): string[] => {
  const [front = [], back] = address.split('::').map((part) => part.split(':').filter(Boolean))
  if (back === undefined) return front
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
}

/** The IPv4 address that the last two groups of a mapped one stand for. */
const mapped = (groups: readonly string[]): string =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((two) => [two >> 8, two & 255])
    .join('.')

/**
 * The network of a client's address, as one subscriber gets it: an IPv4 address, or the first 64 bits of an IPv6
 * address. Any other text stays.
 */
export const networkOf = (client: string): string => {
  const [address = ''] = client.split('%', 1)
  if (isIP(address) !== 6) return client
  const groups = groupsOf(new URL(`http://[${address}]`).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  return isMapped ? mapped(groups) : groups.slice(0, 4).join(':')
}
