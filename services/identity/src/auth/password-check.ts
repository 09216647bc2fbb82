import { refuseForNow } from '@lernspur/service-kit/refusal'

/** 19 MiB and two passes, as OWASP advises for argon2id. */
const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Hashes at once, each keeping a processor busy for some 25 ms, and how many may wait: the last one for a second. */
const usualLimits = { atOnce: 2, waitingMax: 64 } as const
/** Seconds after which one that found no place may come again. */
const comeBackAfter = 2

/** A password as it counts: devices write umlauts as one character or as two, and people see no difference. */
const asTyped = (password: string): string => password.normalize('NFC')

/** Hash of a new password, outside of the places that requests share. */
export const hashPassword = (password: string): Promise<string> => Bun.password.hash(asTyped(password), cost)

export type PasswordCheck = (password: string, hash: string | null) => Promise<boolean>

/** What a service does with passwords. */
export interface Passwords {
  /** Whether a password is the one of a hash; takes as long for an account without one (null) as for any other. */
  readonly check: PasswordCheck
  readonly hash: (password: string) => Promise<string>
}

interface Limits {
  readonly atOnce: number
  readonly waitingMax: number
}

/** Lets few run at once, so that a rush cannot starve the process. Refuses with 503 when too many wait. */
const makePlaces = ({ atOnce, waitingMax }: Limits) => {
  const waiting: (() => void)[] = []
  let running = 0

  const takePlace = async (): Promise<void> => {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= waitingMax) refuseForNow(comeBackAfter)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  const givePlace = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await takePlace()
    try {
      return await work()
    } finally {
      givePlace()
    }
  }
}

/** Checks and hashes in shared places, because both keep a processor busy. */
export const makePasswords = (limits: Limits = usualLimits): Passwords => {
  const decoy = hashPassword(crypto.randomUUID())
  const inPlace = makePlaces(limits)
  return {
    check: (password, hash) =>
      inPlace(async () => {
        const isRight = await Bun.password.verify(asTyped(password), hash ?? (await decoy))
        return isRight && hash !== null
      }),
    hash: (password) => inPlace(() => hashPassword(password)),
  }
}
