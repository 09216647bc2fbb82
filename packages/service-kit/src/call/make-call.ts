import type { Language } from '@lernspur/contracts/error-catalogue'
import type { Database } from '@lernspur/database/connect'
import { readTenant, writeTenant } from '@lernspur/database/tenant-transaction'
import type { Session } from '../session/session'
import type { Actor } from './actor'
import type { Call } from './call'
import { type KeyedRequest, once } from './idempotency'
import { Refusal } from './refusal'

interface CallParts {
  readonly db: Database
  readonly session: Session | undefined
  readonly requestId: string
  readonly language: Language
  readonly keyed: KeyedRequest | undefined
}

/** The call of a request that was let in. */
export const makeCall = ({ db, session, requestId, language, keyed }: CallParts): Call => {
  const signedIn = (): Session => {
    if (!session) throw new Refusal('INVALID_TOKEN')
    return session
  }
  const actor = (): Actor => {
    const { role, sessionId, userId } = signedIn()
    if (!role) throw new Refusal('NO_PERMISSION')
    return { ...role, sessionId, userId }
  }
  return {
    get actor() {
      return actor()
    },
    get session() {
      return signedIn()
    },
    requestId,
    language,
    write: (work) => writeTenant(db, actor().tenantId, (tx) => (keyed ? once(tx, actor(), keyed, work) : work(tx))),
    read: (queries) => readTenant(db, actor().tenantId, queries),
    db,
  }
}
