/** Why a process cannot start, as one sentence for the operator. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
