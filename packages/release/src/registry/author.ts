import { userInfo } from 'node:os'

/** Who acts, and why; both are written down for good (rule release.4). */
export interface Author {
  readonly who: string
  readonly why: string
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

/** Who acts by default: the account of this computer. */
export const localAuthor = (why: string): Author => ({
  who: process.env.LERNSPUR_ACTOR || process.env.USER || process.env.LOGNAME || userInfo().username,
  why,
})
