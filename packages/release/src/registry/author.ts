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
