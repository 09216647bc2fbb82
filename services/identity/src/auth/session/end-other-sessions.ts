import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { writeForRole } from '../write-for-role'
import { endSessions } from './end-sessions'

/** Ends all other sessions of the caller. */
export const endOtherSessions = async (call: Call): Promise<void> => {
  const { userId, sessionId, role } = call.session
  await writeForRole(call.db, role, async (tx) => {
    await endSessions(tx, userId, sessionId)
    if (role) await audit(tx, call, 'session.delete', userId)
  })
}
