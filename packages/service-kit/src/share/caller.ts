import type { Session } from '../session/session'

/** Whose share of a service a call uses. */
export interface Caller {
  readonly key: string
  readonly kind: 'person' | 'network'
}

/** Header in which the gateway passes the client's address; it drops the header of a client. */
const addressHeader = 'x-forwarded-for'

/** The groups of an IPv6 address, `::` written out. */
const groupsOf = (address: string): string[] => {
  const [before = '', after] = address.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  return [...(head ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])]
}

/** The network of an address: with IPv6, where one customer has a whole /64, that; else the address itself. */
export const networkOf = (address: string): string =>
  address.includes(':')
    ? groupsOf(address.toLowerCase())
        .slice(0, 4)
        .map((group) => group.replace(/^0+(?=.)/, ''))
        .join(':')
    : address

/** The person of a session, else the network that the call comes from. */
export const callerOf = (session: Session | undefined, headers: Headers): Caller =>
  session
    ? { key: session.userId, kind: 'person' }
    : { key: networkOf(headers.get(addressHeader) ?? ''), kind: 'network' }
