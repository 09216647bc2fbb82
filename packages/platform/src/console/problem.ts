/** Why a command cannot continue, as one sentence for the user. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** The command was not understood; ends with 2. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}

/** Somebody asked for help; the message is the help text. */
export class HelpRequest extends Error {
  override readonly name = 'HelpRequest'
}

/** All obstacles as one Problem: a line for each, then what to do next. */
export const problemOf = (sentences: readonly string[], next?: string): Problem => {
  const [only] = sentences
  const message =
    sentences.length === 1 ? only : ['Lernspur cannot start:', '', ...sentences.map((one) => `- ${one}`)].join('\n  ')
  return new Problem([message, ...(next === undefined ? [] : ['', next])].join('\n  '))
}

/** Our errors and those of the packages that `start` uses: their messages are sentences for users. */
const knownProblems = new Set(['Problem', 'UsageProblem', 'DatabaseProblem', 'StartProblem', 'ReleaseProblem'])

/** How to print an error: only the message of a known problem, anything else in full. */
export const reportedError = (error: unknown): unknown =>
  error instanceof Error && knownProblems.has(error.name) ? `\n  ${error.message}\n` : error

/** The exit code for this error. */
export const exitCodeOf = (error: unknown): number => (error instanceof Error && error.name === 'UsageProblem' ? 2 : 1)

/** Runs a command and prints its error. The exit code is 0 for help, 2 for a usage error, and 1 for any other error. */
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
