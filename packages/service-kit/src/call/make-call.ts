import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Database } from '@lernspur/database/connection/connect'
import { readTenant, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { FileStore } from '../file-store/file-store'
import type { Actor } from '../session/actor'
import { secretsOf } from '../session/seal'
import type { Session } from '../session/session'
import { ApiError } from './api-error'
import type { Call } from './call'
import type { ChannelPublisher } from './channel-publisher'
import type { ExpectedVersion } from './expected-version'
import { type KeyedRequest, once } from './idempotency'
import { writeNewTenant } from './write-new-tenant'

interface CallParts {
  readonly db: Database
  readonly files: FileStore
  readonly publisher: ChannelPublisher
  readonly session: Session | undefined
  readonly requestId: string
  readonly language: Language
  readonly expectedVersion: ExpectedVersion
  readonly keyed: KeyedRequest | undefined
  /** The installation's secret. */
  readonly secret: string
  readonly publicUrl: string
}

/** The call of an admitted request. */
export const makeCall = ({ keyed, session, secret, publisher: notice, ...given }: CallParts): Call => {
  const signedIn = (): Session => {
    if (!session) throw new ApiError('INVALID_TOKEN')
    return session
  }
  const actor = (): Actor => {
    const { role, sessionId, userId } = signedIn()
    if (!role) throw new ApiError('NO_PERMISSION')
    return { ...role, sessionId, userId }
  }
  let later: (() => Promise<void>)[] = []
  /**
   * A transaction may be tried twice or rolled back; work for after the commit counts only from the attempt that
   * succeeds.
   */
  const committed = async <T>(writing: (begin: () => void) => Promise<T>): Promise<T> => {
    const result = await writing(() => {
      later = []
    })
    await Promise.allSettled(later.map((work) => work()))
    return result
  }
  let writes = 0
  /** A verb that writes twice has two results to store. */
  const keyOfNextWrite = (): KeyedRequest | undefined => {
    const turn = writes++
    return keyed && turn > 0 ? { ...keyed, route: `${keyed.route} ${turn + 1}` } : keyed
  }
  return {
    get actor() {
      return actor()
    },
    get session() {
      return signedIn()
    },
    ...given,
    secrets: secretsOf(secret),
    write: (work, planMode) => {
      const key = keyOfNextWrite()
      return committed((begin) =>
        writeTenant(
          given.db,
          actor().tenantId,
          (tx) => {
            begin()
            return key ? once(tx, { ...actor(), secret }, key, work, begin) : work(tx)
          },
          actor().userId,
          planMode,
        ),
      )
    },
    afterCommit: (work) => {
      later.push(work)
    },
    publish: (channel, payloads) => {
      later.push(async () => notice.publish(payloads.map((payload) => ({ channel, payload }))))
    },
    writeNewTenant: (tenantId, work) =>
      writeNewTenant(given.db, { tenantId, userId: signedIn().userId, secret }, keyOfNextWrite(), work),
    read: (queries, planMode) => readTenant(given.db, actor().tenantId, queries, actor().userId, planMode),
  }
}
