import { createHmac } from 'node:crypto'
import type { OfflineKey } from '@lernspur/contracts/identity/session.contract'
import { retentionPeriods, type Span } from '@lernspur/contracts/retention-periods'
import type { Call } from '@lernspur/service-kit/call/call'

const hoursOf = ({ count, unit }: Span): number => (unit === 'days' ? count * 24 : count)

/**
 * Derived, not stored: after an expired session the same person gets the same key again, so that what waits on a device
 * is neither lost nor readable to anybody else (rule browser.6).
 */
const keyOf = (secret: string, userId: string): string => {
  const own = createHmac('sha256', Buffer.from(secret, 'hex')).update('offline-key').digest()
  return createHmac('sha256', own).update(userId).digest('base64url')
}

/** The key that encrypts what a device keeps of the caller, and how long a device may hold it. */
export const getOfflineKey = async ({ db, session }: Call, secret: string): Promise<OfflineKey> => {
  const [own] = await db<{ isSharedDevice: boolean }[]>`
    select se.is_shared_device from session se where se.id = ${session.sessionId}`
  const hours = hoursOf(own?.isSharedDevice ? retentionPeriods.sharedSession : retentionPeriods.session)
  return { key: keyOf(secret, session.userId), hours }
}
