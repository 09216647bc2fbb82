import { refuseTemporarily } from '@lernspur/service-kit/call/api-error'

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

export type PasswordCheck = (password: string, hash: string | null) => Promise<boolean>

/** Password hashing of a service. */
export interface Passwords {
  /** Whether a password matches a hash; takes as long for an account without one (null). */
  readonly check: PasswordCheck
  readonly hash: (password: string) => Promise<string>
}

interface Limits {
  readonly maxConcurrent: number
  readonly maxWaiting: number
}

/** Limits concurrency, so that many requests cannot starve the process. Refuses with 503 when the queue is full. */
const makeSemaphore = ({ maxConcurrent, maxWaiting }: Limits) => {
  const waiting: (() => void)[] = []
  let running = 0

  const acquire = async (): Promise<void> => {
    if (running < maxConcurrent) {
      running++
      return
    }
    if (waiting.length >= maxWaiting) refuseTemporarily(retryAfterSeconds)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  const release = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}

/** Checks and hashes within one concurrency limit, because both occupy a processor. */
export const makePasswords = (limits: Limits = defaultLimits): Passwords => {
  const decoy = hashPassword(crypto.randomUUID())
  const withPermit = makeSemaphore(limits)
  return {
    check: (password, hash) =>
      withPermit(async () => {
        const isRight = await Bun.password.verify(asTyped(password), hash ?? (await decoy))
        return isRight && hash !== null
      }),
    hash: (password) => withPermit(() => hashPassword(password)),
  }
}
