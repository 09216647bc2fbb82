import { atLeast, atMost } from './budget-result'
import { type CrowdLoad, crowdLoadLines } from './crowd-load'
import type { Result } from './measure'
import { type SlowCallers, slowCallersLine } from './slow-callers'

/** Results for one size of the district. */
export interface SizedResults {
  readonly observations: number
  readonly results: readonly Result[]
  readonly slowCallers?: SlowCallers | undefined
  readonly crowdLoad: CrowdLoad
}

const count = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 })
const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`

const cells = ({ name, perSecond, p50, p99, statements, pgbench }: Result): string[] => [
  name,
  count(perSecond),
  milliseconds(p50),
  milliseconds(p99),
  String(statements),
  pgbench ? count(pgbench.perSecond) : '',
  pgbench ? pgbench.ratio.toFixed(2) : '',
]

const head = ['', 'a second', 'p50', 'p99', 'statements', 'pgbench a second', 'ratio']

const lines = (rows: readonly (readonly string[])[]): string[] => {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const padded = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return rows.map((row) => `  ${padded(row)}`)
}

const growth = (sized: readonly SizedResults[]): string[] => {
  const [first, ...larger] = sized
  return larger.flatMap(({ observations, results }) =>
    results.flatMap(({ name, p50 }) => {
      const before = first?.results.find((one) => one.name === name)
      if (!before) return []
      return `  ${name}: p50 at ${count(observations)} is ${(p50 / before.p50).toFixed(2)} x that at ${count(first?.observations ?? 0)}`
    }),
  )
}

const budgetLines = (results: readonly Result[]): string[] =>
  results.flatMap(({ name, p50, pgbench, bounds }) => {
    if (!bounds || !pgbench) return []
    const middle = bounds.p50 === undefined ? [] : [`p50 ${atMost(Number(p50.toFixed(2)), bounds.p50)}`]
    return [`  ${name}: ${[`ratio ${atLeast(pgbench.ratio, bounds.ratio)}`, ...middle].join(', ')}`]
  })

/** The results as text for people. */
export const benchTable = (sized: readonly SizedResults[]): string =>
  [
    ...sized.flatMap(({ observations, results, slowCallers, crowdLoad }) => [
      '',
      `  ${count(observations)} observations`,
      ...lines([head, ...results.map(cells)]),
      ...budgetLines(results),
      ...(slowCallers ? ['', slowCallersLine(slowCallers)] : []),
      ...crowdLoadLines(crowdLoad),
    ]),
    '',
    ...growth(sized),
    '',
  ].join('\n')
