/** Why a process cannot start, as one sentence for whoever starts it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** Runs the start of a process; a failure is printed (a known one as its bare sentence) and ends it with code 1. */
export const start = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error)
    process.exit(1)
  }
}
