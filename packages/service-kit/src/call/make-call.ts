import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Database } from '@lernspur/database/connection/connect'
import { readTenant, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { FileStore } from '../file-store/file-store'
import type { Actor } from '../session/actor'
import { secretsOf } from '../session/seal'
import type { Session } from '../session/session'
import type { Call } from './call'
import type { ExpectedVersion } from './expected-version'
import { type KeyedRequest, once } from './idempotency'
import { Refusal } from './refusal'
import type { NewsSender } from './send-news'
import { writeNewTenant } from './write-new-tenant'

interface CallParts {
  readonly db: Database
  readonly files: FileStore
  readonly news: NewsSender
  readonly session: Session | undefined
  readonly requestId: string
  readonly language: Language
  readonly expectedVersion: ExpectedVersion
  readonly keyed: KeyedRequest | undefined
  /** The installation's secret. */
  readonly secret: string
  readonly publicUrl: string
}

/** The call of a request that was let in. */
export const makeCall = ({ keyed, session, secret, news, ...given }: CallParts): Call => {
  const signedIn = (): Session => {
    if (!session) throw new Refusal('INVALID_TOKEN')
    return session
  }
  const actor = (): Actor => {
    const { role, sessionId, userId } = signedIn()
    if (!role) throw new Refusal('NO_PERMISSION')
    return { ...role, sessionId, userId }
  }
  let later: (() => Promise<void>)[] = []
  /** A transaction may be tried twice or rolled back; what an undone attempt wanted done does not count. */
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
    write: (work) => {
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
        ),
      )
    },
    afterCommit: (work) => {
      later.push(work)
    },
    tell: (channel, payloads) => {
      later.push(async () => news.tell(payloads.map((payload) => ({ channel, payload }))))
    },
    writeNewTenant: (tenantId, work) =>
      writeNewTenant(given.db, { tenantId, userId: signedIn().userId, secret }, keyOfNextWrite(), work),
    read: (queries, plans) => readTenant(given.db, actor().tenantId, queries, actor().userId, plans),
  }
}
