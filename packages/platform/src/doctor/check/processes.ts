import { type HealthProblem, healthSchema } from '@lernspur/contracts/health.contract'
import * as z from 'zod'
import { type Finding, findingsOf } from '../finding'

const { ok, warning, problem } = findingsOf('processes')

const timeoutMs = 5_000

/** What each problem of a running installation means for people. */
const problemTexts: Readonly<Record<HealthProblem, string>> = {
  connections: 'Calls wait for connections to the database: something holds them, or there are too few.',
  readOnly: 'The database only reads: nothing can be saved.',
  disk: 'The disk of the data folder is nearly full.',
  mail: 'Mails have waited for more than 15 minutes.',
  backup: 'There is no backup of the last 26 hours.',
  files: 'Files cannot be stored.',
  streams: 'No more browsers can be told of changes at once: as many streams of events are open as may be.',
}

const answerSchema = z.object({ success: z.literal(true), data: healthSchema })

/** Whether the processes of this computer run, and what they say of themselves. */
export const checkProcesses = async (port: number, hostname = '127.0.0.1'): Promise<Finding[]> => {
  const host = hostname.includes(':') ? `[${hostname}]` : hostname
  let answer: unknown
  try {
    const response = await fetch(`http://${host}:${port}/api/healthcheck`, { signal: AbortSignal.timeout(timeoutMs) })
    answer = await response.json().catch(() => undefined)
  } catch {
    return [warning(`Lernspur does not run here: nothing answers on port ${port}.`)]
  }
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) {
    return [problem(`Another program answers on port ${port}: end it, or set PORT to another number.`)]
  }
  const { gateway, database, services, addedServices, problems = [] } = parsed.data.data
  const down = Object.entries({ gateway, database, ...services, ...addedServices }).filter(
    ([, state]) => state === 'down',
  )
  const findings = [
    ...down.map(([name]) => problem(`Of the running Lernspur, ${name} is down.`)),
    ...problems.map((one) => warning(problemTexts[one])),
  ]
  return findings.length > 0 ? findings : [ok('All processes run and answer.')]
}
