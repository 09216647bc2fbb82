// Imports nothing, so that a mistake is told without waiting for anything.

/** How commands end (rule release.7): code → when. */
export const exitCodes = {
  0: 'it is as asked, also when it was so before',
  1: 'something failed; the message says what',
  2: 'the command was not understood',
  3: 'somebody else was faster: look at `status` and decide again',
  4: 'it does not fit what is live',
} as const
type ExitCode = keyof typeof exitCodes

const isConflict = (error: Error): boolean => 'reason' in error && error.reason === 'conflict'
/** A migration that takes away what is still read. */
const isStillRead = (error: Error): boolean => 'reason' in error && error.reason === 'still-read'

/** The exit code for what a command threw. */
export const exitCodeOf = (error: unknown): ExitCode => {
  if (!(error instanceof Error)) return 1
  if (error.name === 'UsageProblem') return 2
  if (error.name === 'ReleaseProblem') return isConflict(error) ? 3 : 4
  return error.name === 'DatabaseProblem' && isStillRead(error) ? 4 : 1
}
