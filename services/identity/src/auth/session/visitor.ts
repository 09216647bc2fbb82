import { deviceCookieName, readCookie, sharedDeviceCookieName } from '@lernspur/service-kit/session/cookies'
import { readTokens } from '@lernspur/service-kit/session/csrf'
import { clientOf } from '@lernspur/service-kit/share/network'
import { deviceOf } from './device'

/**
 * A browser that is signing in: its network address, its device and whether that is shared, the cookie of a known
 * device, and its present session.
 */
export interface Visitor {
  readonly client: string
  readonly device: string | null
  readonly isSharedDevice: boolean
  readonly deviceToken: string | undefined
  readonly token: string | undefined
}

export const visitorOf = (headers: Headers, publicUrl: string): Visitor => ({
  client: clientOf(headers),
  device: deviceOf(headers.get('user-agent')),
  isSharedDevice: readCookie(headers.get('cookie'), sharedDeviceCookieName) === '1',
  deviceToken: readCookie(headers.get('cookie'), deviceCookieName(publicUrl)),
  token: readTokens(headers, publicUrl).session,
})
