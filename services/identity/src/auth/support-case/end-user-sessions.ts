import type { Call } from '@lernspur/service-kit/call/call'
import { endSessions } from '../session/end-sessions'
import { auditHelp } from './audit-help'
import { requireHelpedPerson } from './helped-person'

/** Signs a person out everywhere; whoever knows the password may sign in again. */
export const endUserSessions = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await requireHelpedPerson(tx, call, id, 'endSessions')
    await endSessions(tx, id, null)
    await auditHelp(tx, call, 'user.sign-out', id)
    return undefined
  })
