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

/** What to print of an error: the message alone of a known problem, anything else in full. */
export const toldError = (error: unknown): unknown =>
  error instanceof Error && knownProblems.has(error.name) ? `\n  ${error.message}\n` : error

/** Runs a command; prints its error and exits with code 1 if it fails. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(toldError(error))
    process.exit(1)
  }
}
