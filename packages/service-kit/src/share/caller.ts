import type { Session } from '../session/session'
import { clientOf, isShared, networkOf } from './network'

/** The caller whose share of a service a call uses. */
export interface Caller {
  readonly key: string
  readonly kind: 'person' | 'network' | 'sharedNetwork'
}

/** The program or the person of a session, else the network that the call comes from. */
export const callerOf = (session: Session | undefined, headers: Headers): Caller => {
  if (session) return { key: session.program?.id ?? session.userId, kind: 'person' }
  const client = clientOf(headers)
  return { key: networkOf(client), kind: isShared(client) ? 'sharedNetwork' : 'network' }
}
