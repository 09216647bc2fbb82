import { renameSync, writeFileSync } from 'node:fs'
import { openSessionLock } from '@lernspur/database/connection/session-lock'
import { stackCountPath } from '@lernspur/service-kit/process/stack-count'
import { Problem } from '../../console/problem'

/** Milliseconds between two counts of the stacks, and until a lost lock is taken again. */
const countEvery = 15_000
/** Milliseconds until the server has noticed that the start before on this machine was killed. */
const takeWithin = 3_000
const pause = 100

/** The lock that every stack on a database holds: beside others, or alone where files lie in its own data folder. */
const key = 'lernspur stack'

interface StackOptions {
  readonly ownerUrl: string
  /** Whether uploaded files lie in a store that other stacks use as well. */
  readonly hasStore: boolean
  /** Folder of sockets, where services read how many stacks there are. */
  readonly runDir: string
  /** Tells the operator in a sentence. */
  readonly warn: (sentence: string) => void
}

const refusal =
  'Another Lernspur runs on this database, and two can only share it when both keep uploaded files in the same S3 store: set LERNSPUR_S3_ENDPOINT and the other LERNSPUR_S3 settings for both, or end the other one.'

/** A stack among those on its database. */
interface Stack {
  /** How many there are, this one included. */
  count(): Promise<number>
  leave(): Promise<void>
}

/**
 * Takes this stack's place among those on the database, and lets its services know how many there are (rules stack.1,
 * stack.5). Throws a Problem when another one runs there and files are not in a common store.
 */
export const joinDatabase = async ({ ownerUrl, hasStore, runDir, warn }: StackOptions): Promise<Stack> => {
  const lock = openSessionLock(ownerUrl, { name: 'stack', key, mode: hasStore ? 'shared' : 'exclusive' })
  const deadline = performance.now() + takeWithin
  while (!(await lock.take())) {
    if (performance.now() > deadline) {
      await lock.release()
      throw new Problem(refusal)
    }
    await Bun.sleep(pause)
  }
  let isWarned = false
  let written = 0
  const count = async (): Promise<number> => {
    const stacks = Math.max(1, await lock.countHolders())
    if (stacks !== written) {
      const path = stackCountPath(runDir)
      writeFileSync(`${path}.new`, `${stacks}\n`)
      renameSync(`${path}.new`, path)
      written = stacks
    }
    return stacks
  }
  const look = async (): Promise<void> => {
    // The database was away, and another stack may have begun meanwhile.
    if (await lock.take()) await count()
    else if (!isWarned) {
      isWarned = true
      warn(refusal)
    }
  }
  await count()
  let looking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined)
  }, countEvery)
  return {
    count,
    leave: async () => {
      clearInterval(timer)
      await looking
      await lock.release()
    },
  }
}
