/** Why a command cannot continue, as one clear sentence for the user. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** The command was not understood; ends with 2. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}

/** Somebody asked how a command is called; the message is the answer. */
export class HelpRequest extends Error {
  override readonly name = 'HelpRequest'
}

/** Everything that is in the way, as one Problem: a line for each, and what to do next at the end. */
export const problemOf = (sentences: readonly string[], next?: string): Problem => {
  const [only] = sentences
  const message =
    sentences.length === 1 ? only : ['Lernspur cannot start:', '', ...sentences.map((one) => `- ${one}`)].join('\n  ')
  return new Problem([message, ...(next === undefined ? [] : ['', next])].join('\n  '))
}

/** Ours, and those of the packages that `start` uses: their message is a sentence for users. */
const knownProblems = new Set(['Problem', 'UsageProblem', 'DatabaseProblem', 'StartProblem', 'ReleaseProblem'])

/** What to print of an error: the message alone of a known problem, anything else in full. */
export const reportedError = (error: unknown): unknown =>
  error instanceof Error && knownProblems.has(error.name) ? `\n  ${error.message}\n` : error

/** The code that a command ends with because of this error. */
export const exitCodeOf = (error: unknown): number => (error instanceof Error && error.name === 'UsageProblem' ? 2 : 1)

/** Runs a command. Help ends it with code 0, what was not understood with 2, and every other error with 1, printed. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (error instanceof HelpRequest) {
      console.log(error.message)
      process.exit(0)
    }
    console.error(reportedError(error))
    process.exit(exitCodeOf(error))
  }
}
