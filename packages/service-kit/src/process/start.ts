import { defaultLogger, readLogOptions } from './log'
import { StartProblem } from './start-problem'
import { logConsole } from './structured-console'

/** What a process is called in the log. */
const processName = (): string => process.env.LERNSPUR_PROCESS ?? 'unknown'

/** Runs the start of a process; a failure is printed (a StartProblem as its message alone) and exits with code 1. */
export const start = async (work: () => Promise<void>): Promise<void> => {
  try {
    const mode = process.env.LERNSPUR_MODE ?? 'production'
    // In the demo and while developing, a terminal shows errors as Bun prints them.
    if (mode === 'production' && readLogOptions(mode, process.env).format === 'json')
      logConsole({ log: defaultLogger(mode), service: processName() })
    await work()
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error)
    process.exit(1)
  }
}
