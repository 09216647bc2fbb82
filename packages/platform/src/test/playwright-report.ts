import { readFileSync } from 'node:fs'
import type { Counts } from '../verify/counts'

/** The part of the file of Playwright's `json` reporter that is read here. */
interface Suite {
  readonly specs: readonly { title: string; file: string; tests: readonly { status: string }[] }[]
  readonly suites?: readonly Suite[]
}

export interface PlaywrightReport {
  readonly suites: readonly Suite[]
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
}

/** Totals of the specs, the failed ones, and those that passed only in a retry. */
export interface BrowserCounts extends Counts {
  readonly failures: readonly string[]
  readonly unsteady: readonly string[]
}

/** Specs with a test in that status, by file and title. */
const specsIn = ({ specs, suites = [] }: Suite, wanted: 'flaky' | 'unexpected' | 'skipped'): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((one) => `${one.file} › ${one.title}`),
  ...suites.flatMap((suite) => specsIn(suite, wanted)),
]

/** A skipped spec has not passed; one that passed in a retry has, and is named. */
export const countReport = ({ suites, stats, errors }: PlaywrightReport): BrowserCounts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
  failures: (['unexpected', 'skipped'] as const).flatMap((wanted) => suites.flatMap((one) => specsIn(one, wanted))),
  unsteady: suites.flatMap((one) => specsIn(one, 'flaky')),
})

/** Counts the report at `path`; nothing has run when there is none. */
export const readReport = (path: string): BrowserCounts => {
  try {
    return countReport(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, failures: [], unsteady: [] }
  }
}
