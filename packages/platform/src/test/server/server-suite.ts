import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { testServer } from '@lernspur/database/testing/test-server'
import { root } from '../../install/install-packages'
import { readCounts } from '../../verify/counts'
import { sourceFiles } from '../../verify/tree/tree-files'
import { testTimeout } from '../../verify/unit-tests'
import { runVisibly, type SuiteResult } from '../suite'
import type { Unit } from '../units'
import { type FailedTest, readFailedTests } from './junit-report'
import { timingsOf } from './slow-files'

const describe = ({ file, name, message }: FailedTest): string => [`${file} › ${name}`, message].join('\n')

/** More failures than these are not due to a busy machine. */
const mostFilesToRepeat = 5

/** One more than the cores, because tests also wait: for programs that they start, and for the database. */
const workerCount = availableParallelism() + 1

/** Options with which workers begin with slow files, and load the product once instead of once per file. */
const parallelOptions = (folder: string): string[] => {
  const tests = sourceFiles(root).flatMap(({ path }) => (/\.test\.tsx?$/.test(path) ? path : []))
  const timings = join(folder, 'timings.json')
  writeFileSync(timings, JSON.stringify(timingsOf(tests)))
  const preload = join(root, 'packages/ui/src/testing/load-libraries.ts')
  return [`--parallel=${workerCount}`, '--no-isolate', `--timings=${timings}`, `--preload=${preload}`]
}

/** Runs `bun test` once on `paths` (all if empty); failures missing in the report are counted, but not listed. */
const runOnce = async (paths: readonly string[], parallel: boolean, signal: AbortSignal) => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-report-'))
  const report = join(folder, 'report.xml')
  try {
    const options = ['--only-failures', `--timeout=${testTimeout}`, '--reporter=junit', `--reporter-outfile=${report}`]
    const workers = parallel ? parallelOptions(folder) : []
    const command = [process.execPath, 'test', ...workers, ...options, ...paths]
    const { ok, output } = await runVisibly(command, { cwd: root, signal })
    return { ok, ...readCounts(output), failedTests: readFailedTests(report) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs the tests beside the code in parallel, on one database server that is stopped afterwards. Files with a failure
 * run again, alone; as with browser specs, tests that pass only then are named at the end.
 */
export const runServerSuite = async (signal: AbortSignal, unit: Unit | undefined): Promise<SuiteResult> => {
  const server = await testServer()
  try {
    // With a dot these are folders; without it, any path that contains the word.
    const folders = unit?.folders.map((folder) => `./${folder}/`) ?? []
    const first = await runOnce(folders, true, signal)
    const files = [...new Set(first.failedTests.map(({ file }) => `./${file}`))]
    const isNamed = first.failedTests.length === first.failed
    const failures = first.failedTests.map(describe)
    if (first.ok || !isNamed || files.length > mostFilesToRepeat || signal.aborted)
      return { name: 'Bun', ...first, failures }
    console.log(`\nA second try, alone: ${files.join(', ')}\n`)
    const second = await runOnce(files, false, signal)
    return second.ok && second.passed > 0
      ? { name: 'Bun', ok: true, passed: first.passed + first.failed, failed: 0, unsteady: failures }
      : { name: 'Bun', ...first, failures: [...failures, ...second.failedTests.map(describe)] }
  } finally {
    await server.stop()
  }
}
