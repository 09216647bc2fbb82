import { readTokens } from '@lernspur/service-kit/csrf'
import { clientOf } from './client'
import { deviceOf } from './device'

/** Who wants to sign in: the network address, what it runs on, and the session that the browser holds already. */
export interface Visitor {
  readonly client: string
  readonly device: string | null
  readonly token: string | undefined
}

export const visitorOf = (headers: Headers, publicUrl: string): Visitor => ({
  client: clientOf(headers),
  device: deviceOf(headers.get('user-agent')),
  token: readTokens(headers, publicUrl).session,
})
