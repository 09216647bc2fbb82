import { refuseTemporarily } from '@lernspur/service-kit/call/api-error'
import { networkOf } from '@lernspur/service-kit/share/network'
import { makeWorkerTurns } from '@lernspur/service-kit/share/worker-turns'

/** 19 MiB and two passes, as OWASP recommends for argon2id. */
const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/**
 * Concurrent hashes, each of which occupies a processor for about 25 ms, and the length of the queue: about one second.
 */
const defaultLimits = { maxConcurrent: 2, maxWaiting: 64 } as const
/** Seconds after which a rejected request may be retried. */
const retryAfterSeconds = 2

/** Normalises a password: devices encode umlauts as one character or as two, which look the same. */
const asTyped = (password: string): string => password.normalize('NFC')

/** Hash of a new password, without the concurrency limit. */
export const hashPassword = (password: string): Promise<string> => Bun.password.hash(asTyped(password), cost)

/** Who gives a password: the client's network address, and whom it is for. */
export interface PasswordGiver {
  readonly client: string
  /** Id or address of the account. */
  readonly account: string
}

export type PasswordCheck = (giver: PasswordGiver, password: string, hash: string | null) => Promise<boolean>

/** Password hashing of a service. */
export interface Passwords {
  /** Whether a password matches a hash; takes as long for an account without one (null). */
  readonly check: PasswordCheck
  readonly hash: (giver: PasswordGiver, password: string) => Promise<string>
}

interface Limits {
  readonly maxConcurrent: number
  readonly maxWaiting: number
}

/**
 * Limits concurrency, so that many requests cannot starve the process, and lets networks take turns, then accounts: from
 * one network no more is hashed at a time than leaves the others a processor (rule call.10). Refuses with 503 when the
 * queue is full.
 */
const makeTurns = ({ maxConcurrent, maxWaiting }: Limits) => {
  const max = maxConcurrent + maxWaiting
  const turns = makeWorkerTurns({
    name: 'passwords',
    running: maxConcurrent,
    runningOfSchool: 1,
    waitingOfPerson: max,
  })
  let open = 0
  return async <T>({ client, account }: PasswordGiver, work: () => Promise<T>): Promise<T> => {
    if (open >= max) refuseTemporarily(retryAfterSeconds)
    open += 1
    try {
      return await turns.run({ tenantId: networkOf(client), userId: account }, work)
    } finally {
      open -= 1
    }
  }
}

/** Checks and hashes within one concurrency limit, because both occupy a processor. */
export const makePasswords = (limits: Limits = defaultLimits): Passwords => {
  const decoy = hashPassword(crypto.randomUUID())
  const inTurn = makeTurns(limits)
  return {
    check: (giver, password, hash) =>
      inTurn(giver, async () => {
        const isRight = await Bun.password.verify(asTyped(password), hash ?? (await decoy))
        return isRight && hash !== null
      }),
    hash: (giver, password) => inTurn(giver, () => hashPassword(password)),
  }
}
