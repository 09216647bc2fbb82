import { recordSpans } from '../tracing/span'
import { defaultLogger, describeFailure, readLogOptions } from './log'
import { StartProblem } from './start-problem'
import { logConsole } from './structured-console'
import { readTracingConfig } from './tracing-config'

/** What a process is called in the log. */
const processName = (): string => process.env.LERNSPUR_PROCESS ?? 'unknown'

/** Messages of an error and of what led to it. At the start nobody has sent anything yet, so that they name nobody. */
const messagesOf = (error: unknown): string => {
  const [messages, seen]: [string[], Set<unknown>] = [[], new Set()]
  for (let one = error; one instanceof Error && !seen.has(one); one = one.cause) {
    seen.add(one)
    messages.push(`${one.name}: ${one.message}`)
  }
  return messages.join('; because of ')
}

/** Sends spans to a collector where the environment names one; the libraries for it are loaded only then. */
const traceRequests = async (service: string): Promise<void> => {
  const config = readTracingConfig(service, process.env)
  if (!config) return
  const { startTracing } = await import('../tracing/start-tracing')
  startTracing(config)
  recordSpans()
}

/** Runs the start of a process; a failure is printed (a StartProblem as its message alone) and exits with code 1. */
export const start = async (work: () => Promise<void>): Promise<void> => {
  const mode = process.env.LERNSPUR_MODE ?? 'production'
  // In the demo and while developing, a terminal shows errors as Bun prints them.
  const isStructured = mode === 'production' && readLogOptions(mode, process.env).format === 'json'
  const [log, service] = [defaultLogger(mode), processName()]
  try {
    if (isStructured) logConsole({ log, service })
    await traceRequests(service)
    await work()
  } catch (error) {
    if (error instanceof StartProblem) console.error(error.message)
    else if (isStructured) log.fatal({ service, message: messagesOf(error), failure: describeFailure(error) })
    else console.error(error)
    process.exit(1)
  }
}
