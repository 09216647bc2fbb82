/** Why a process cannot start, as one sentence for the operator. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** Runs the start of a process; a failure is printed (a StartProblem as its message alone) and exits with code 1. */
export const start = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error)
    process.exit(1)
  }
}
