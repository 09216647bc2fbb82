import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { metricsPath, type ReportedMetrics, readMetrics } from '@lernspur/service-kit/metric/reported-metrics'

/** Milliseconds that a process has to tell its metrics; whoever reads all of them waits ten seconds by default. */
const timeoutMs = 5_000

const suffix = '.sock'

/** Names by which processes are found in the folder of a run: `teacher`, and `teacher@<version>` for a canary. */
const processesIn = (runDir: string): string[] => {
  try {
    return readdirSync(runDir).flatMap((file) => (file.endsWith(suffix) ? file.slice(0, -suffix.length) : []))
  } catch {
    return []
  }
}

interface Answer {
  readonly process: string
  readonly isUp: boolean
  readonly metrics: ReportedMetrics
}

/** A process that answers without metrics runs a release from before there were any. */
const ask = async (runDir: string, process: string): Promise<Answer> => {
  try {
    // Connections are kept by path, and none to a replaced process must be used.
    const unix = realpathSync(join(runDir, `${process}${suffix}`))
    const response = await fetch(`http://process${metricsPath}`, {
      unix,
      keepalive: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = response.ok ? await response.json() : undefined
    return { process, isUp: true, metrics: readMetrics(body) ?? [] }
  } catch {
    return { process, isUp: false, metrics: [] }
  }
}

const up = (answers: readonly Answer[]): ReportedMetrics => [
  {
    name: 'lernspur_up',
    help: 'Whether a process answers on its socket.',
    type: 'gauge',
    aggregator: 'sum',
    values: answers.map(({ process, isUp }) => ({ value: Number(isUp), labels: { process } })),
  },
]

/** The metrics of each process of a run, and whether it answers; one that does not holds up none of the others. */
export const collectMetrics = async (runDir: string): Promise<readonly ReportedMetrics[]> => {
  const answers = await Promise.all(processesIn(runDir).map((process) => ask(runDir, process)))
  return [up(answers), ...answers.map(({ metrics }) => metrics)]
}
