import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** Who acts, and why; both are recorded permanently (rule release.4). */
export interface Author {
  readonly who: string
  readonly why: string
  /** Id of the team's key by which it was requested; absent for whoever acts on the database itself. */
  readonly key?: string
}

/** A refusal that the operator can do something about; `conflict` when somebody else was faster. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem'

  constructor(
    message: string,
    readonly reason: 'refused' | 'conflict' = 'refused',
  ) {
    super(message)
  }
}

/** The account from the system's own list: Bun's `userInfo` reads the environment, which names nobody in a cron job. */
const accountName = (): string => {
  const { status, stdout } = spawnSync('id', ['-un'], { encoding: 'utf8' })
  if (status === 0 && stdout.trim() !== '') return stdout.trim()
  // A container may run as a number that has no name.
  return process.getuid ? `user ${process.getuid()}` : userInfo().username
}

/** The default author: this computer's account. */
export const localAuthor = (why: string): Author => ({
  who: process.env.LERNSPUR_ACTOR || process.env.USER || process.env.LOGNAME || accountName(),
  why,
})
