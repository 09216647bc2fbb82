import ipaddr from 'ipaddr.js'
import { isIn } from '../share/network'
import type { OutgoingRules } from './outgoing-rules'

/** Why an address is refused before anything is sent to it. */
export type AddressFlaw = 'malformed' | 'protocol' | 'credentials' | 'port' | 'network' | 'unknownHost'

/** A refused address. */
export class AddressProblem extends Error {
  override readonly name = 'AddressProblem'

  constructor(readonly flaw: AddressFlaw) {
    super(`The address is refused: ${flaw}.`)
  }
}

/** Undefined for what is no IP address; one that stands for an IPv4 address is that address. */
const parsed = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined)

// All public IPv6 addresses lie in it; the others there are, such as `::127.0.0.1`, lead elsewhere.
const publicV6 = ipaddr.parseCIDR('2000::/3')

const isPublic = (ip: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(publicV6))

const isLoopback = (address: string): boolean => parsed(address)?.range() === 'loopback'

/**
 * Whether an IP address may be called: a public one, one of the operator's networks, or this computer in the demo. Not
 * private, link-local, of a carrier, multicast, reserved or a tunnel to IPv4, in whichever notation (rule webhook.5).
 */
export const isAllowedAddress = (address: string, { allowsLoopback, networks }: OutgoingRules): boolean => {
  const ip = parsed(address)
  if (!ip) return false
  return isPublic(ip) || isIn(networks, ip.toString()) || (allowsLoopback && ip.range() === 'loopback')
}

/** The IP address that a URL names instead of a host; undefined for a name. Decimal and octal ones are normalised by URL. */
const literalOf = ({ hostname }: URL): string | undefined => {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return ipaddr.isValid(bare) ? bare : undefined
}

const isLocal = (url: URL): boolean => {
  const literal = literalOf(url)
  return literal === undefined ? url.hostname === 'localhost' : isLoopback(literal)
}

/**
 * The address that somebody has typed, as far as it can be judged without looking its name up. Throws an AddressProblem
 * for any but https on an allowed port, without user and password, and for an IP address that may not be called.
 */
export const parseOutgoing = (text: string, rules: OutgoingRules): URL => {
  const url = URL.parse(text)
  if (!url || url.hostname === '') throw new AddressProblem('malformed')
  if (url.username !== '' || url.password !== '') throw new AddressProblem('credentials')
  const isOwn = rules.allowsLoopback && isLocal(url)
  if (url.protocol !== 'https:' && !(isOwn && url.protocol === 'http:')) throw new AddressProblem('protocol')
  const port = url.port === '' ? 443 : Number(url.port)
  if (!isOwn && !rules.ports.includes(port)) throw new AddressProblem('port')
  const literal = literalOf(url)
  if (literal !== undefined && !isAllowedAddress(literal, rules)) throw new AddressProblem('network')
  return url
}
