/** Why a command cannot go on, as one clear sentence for whoever called it. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** Ours, and those of the packages that `start` builds on: their message is a sentence for people. */
const knownProblems = new Set(['Problem', 'DatabaseProblem', 'StartProblem'])

/** Runs a command; a known problem is printed as its bare sentence, anything else in full, and the code is then 1. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    const isKnown = error instanceof Error && knownProblems.has(error.name)
    console.error(isKnown ? `\n  ${error.message}\n` : error)
    process.exit(1)
  }
}
