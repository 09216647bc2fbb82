import type { Call } from '@lernspur/service-kit/call/call'
import { liftLock as purgeAttempts } from '../throttle/account-lock'
import { auditHelp } from './audit-help'
import { requireHelpedPerson } from './helped-person'

/** Lets a person try to sign in again at once, from everywhere. */
export const liftLock = (call: Call, id: string, secret: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { email } = await requireHelpedPerson(tx, call, id, 'liftLock')
    await purgeAttempts(tx, secret, email)
    await auditHelp(tx, call, 'user.unlock', id)
    return undefined
  })
