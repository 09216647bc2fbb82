/** Why a command cannot continue, as one clear sentence for the user. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** Everything that is in the way, as one Problem: a line for each, and what to do next at the end. */
export const problemOf = (sentences: readonly string[], next?: string): Problem => {
  const [only] = sentences
  const told =
    sentences.length === 1 ? only : ['Lernspur cannot start:', '', ...sentences.map((one) => `- ${one}`)].join('\n  ')
  return new Problem([told, ...(next === undefined ? [] : ['', next])].join('\n  '))
}

/** Ours, and those of the packages that `start` uses: their message is a sentence for users. */
const knownProblems = new Set(['Problem', 'DatabaseProblem', 'StartProblem', 'ReleaseProblem'])

/** Runs a command; a known problem is printed as its message alone, anything else in full, and exits with code 1. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    const isKnown = error instanceof Error && knownProblems.has(error.name)
    console.error(isKnown ? `\n  ${error.message}\n` : error)
    process.exit(1)
  }
}
