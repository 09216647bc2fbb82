import { BlockList, isIP } from 'node:net'

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

/** Header in which the gateway passes the client's address; it drops the header of a client. */
const addressHeader = 'x-forwarded-for'
/** Header by which the gateway says that many schools stand behind the address. */
export const sharedNetworkHeader = 'x-lernspur-shared-network'

const sharedMark = 'shared '

/**
 * Where a call comes from: the address of the client, or a mark and the network where the operator has said that many
 * schools share it (rule stack.9). For counting alone.
 */
export const clientOf = (headers: Headers): string => {
  const address = headers.get(addressHeader) ?? ''
  return headers.has(sharedNetworkHeader) ? `${sharedMark}${networkOf(address)}` : address
}

/** Whether many schools share the network of a client, as `clientOf` says it. */
export const isShared = (client: string): boolean => client.startsWith(sharedMark)

/** Networks such as `192.0.2.7` or `2001:db8::/32`; undefined when one of them is none. */
export const networkList = (networks: readonly string[]): BlockList | undefined => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/', 2)
    const version = isIP(address)
    const bits = length === undefined ? undefined : Number(length || Number.NaN)
    const most = version === 4 ? 32 : 128
    if (version === 0 || (bits !== undefined && !(Number.isInteger(bits) && bits >= 0 && bits <= most)))
      return undefined
    const family = version === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }
  return list
}

/** Whether an address is in one of the networks. */
export const isIn = (networks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
