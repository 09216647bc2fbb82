import type { Session } from '../session/session'
import { networkOf } from './network'

/** The caller whose share of a service a call uses. */
export interface Caller {
  readonly key: string
  readonly kind: 'person' | 'network'
}

/** Header in which the gateway passes the client's address; it drops the header of a client. */
const addressHeader = 'x-forwarded-for'

/** The person of a session, else the network that the call comes from. */
export const callerOf = (session: Session | undefined, headers: Headers): Caller =>
  session
    ? { key: session.userId, kind: 'person' }
    : { key: networkOf(headers.get(addressHeader) ?? ''), kind: 'network' }
