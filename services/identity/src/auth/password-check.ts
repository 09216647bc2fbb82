import { refuseForNow } from '@lernspur/service-kit/refusal'

/** 19 MiB and two passes, as OWASP advises for argon2id. */
const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Hashes at once, each keeping a processor busy for some 25 ms, and how many may wait: the last one for a second. */
const usualLimits = { atOnce: 2, waitingMax: 64 } as const
/** Seconds after which one that found no place may come again. */
const comeBackAfter = 2

/** Hash of a new password. */
export const hashPassword = (password: string): Promise<string> => Bun.password.hash(password, cost)

export type PasswordCheck = (password: string, hash: string | null) => Promise<boolean>

/**
 * Makes a check that takes as long for an account without a password (hash null) as for any other, and lets few run at
 * once, so that a rush of sign-ins cannot starve the process. Refuses with 503 when too many wait.
 */
export const makePasswordCheck = ({
  atOnce,
  waitingMax,
}: {
  atOnce: number
  waitingMax: number
} = usualLimits): PasswordCheck => {
  const decoy = hashPassword(crypto.randomUUID())
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

  return async (password, hash) => {
    await takePlace()
    try {
      const isRight = await Bun.password.verify(password, hash ?? (await decoy))
      return isRight && hash !== null
    } finally {
      givePlace()
    }
  }
}
