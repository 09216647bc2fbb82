import type { BenchOptions } from './bench-options'
import type { Installation } from './installation'
import { askFor, askTimes, type Load, middleOf } from './load'
import type { MeasuredClass } from './measured-class'
import type { Measurement } from './measurements'
import { runPgbench } from './pgbench'
import { statementsOf } from './statements'

export interface Result extends Load {
  readonly name: string
  /** Statements that one call sends, including those that open and close a transaction. */
  readonly statements: number
  /** Pgbench's times for the same statements, and our share of its rate. */
  readonly pgbench?: Load & { readonly ratio: number }
  readonly bounds?: Measurement['bounds']
}

/** Id of the row that a call made; the next call needs another one. */
const madeId = (answer: unknown): string[] =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? [answer.id] : []

/** Long enough for the compiler to finish optimising a service: calls get faster for the first twenty thousand. */
const warmUpSeconds = 30

/** Times one call: in turns with pgbench under the same load, or alone. */
export const measure = async (
  installation: Installation,
  at: MeasuredClass,
  measurement: Measurement,
  { clients, seconds, rounds }: BenchOptions,
): Promise<Result> => {
  const { name, service, times, bounds } = measurement
  let freshIds: string[] = []
  const ask = async (): Promise<void> => {
    freshIds = madeId(await measurement.ask(at))
  }
  // Warm-up: a service is optimised while it is used, and times just after a start are another question.
  if (times === undefined) await askFor(warmUpSeconds, clients, ask)
  else await askTimes(3, ask)
  const statements = await statementsOf(installation, service, ask)
  if (times !== undefined) return { name, ...(await askTimes(times, ask)), statements: statements.length }
  const recorded = { statements, freshIds }
  const url = installation.roleUrlOf(service)
  const ours: Load[] = []
  const theirs: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await runPgbench({ url, ...recorded, clients, seconds }))
    ours.push(await askFor(seconds, clients, ask))
  }
  const [own, pgbench] = [middleOf(ours), middleOf(theirs)]
  const ratio = own.perSecond / pgbench.perSecond
  return { name, ...own, statements: statements.length, pgbench: { ...pgbench, ratio }, ...(bounds && { bounds }) }
}
