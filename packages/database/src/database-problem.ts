/** The cause, for callers that handle cases differently. */
export type DatabaseProblemReason =
  | 'address'
  | 'binaries'
  | 'data-folder'
  | 'in-use'
  | 'locked'
  | 'migration'
  | 'no-room'
  | 'not-empty'
  | 'not-writable'
  | 'rights'
  | 'socket'
  | 'start'
  | 'still-read'
  | 'unreachable'
  | 'version'

/** Why the database cannot be used, as one sentence for the operator. Contains no secret. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'

  constructor(
    readonly reason: DatabaseProblemReason,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options)
  }
}
