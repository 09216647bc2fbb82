import { tmpdir } from 'node:os'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'
import { interruption } from '../process/interruption'
import { recordedReleases } from '../product-release/recorded-releases'
import { runStages } from '../verify/stage'
import { verifyStages } from '../verify/stages'
import { unitTestStage } from '../verify/unit-tests'
import { runBrowserSuite } from './browser-suite'
import { runServerSuite } from './server/server-suite'
import { runStacksSuite } from './stacks-suite'
import { passes, type SuiteResult, total } from './suite'
import { temporaryEntries } from './temporary-entries'
import type { Unit } from './units'
import { runUpgradeSuite } from './upgrade-suite'

/** How many recorded releases must come to this checkout by an upgrade. */
const upgradedReleases = 3

const heading = (text: string): void => console.log(`\n── ${text} ──\n`)

/** Checks of the sources, without the unit tests, which the suite of all tests runs. */
const runChecks = async (): Promise<SuiteResult> => {
  const stages = verifyStages.filter((stage) => stage !== unitTestStage)
  const ok = await runStages(stages)
  return { name: 'Checks', ok, passed: ok ? stages.length : 0, failed: ok ? 0 : 1 }
}

/** A suite that cannot run has failed; after an interruption no further suite starts. */
const runGuarded = async (
  name: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<SuiteResult>,
): Promise<SuiteResult> => {
  heading(name)
  try {
    if (signal.aborted) throw new Problem('Interrupted.')
    return await run(signal)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { name, ok: false, passed: 0, failed: 1 }
  }
}

/** Runs the checks and all tests, or those of one unit; prints the totals as the last line. True if all passed. */
export const runTests = async (unit?: Unit): Promise<boolean> => {
  const signal = interruption()
  const before = temporaryEntries()
  const results = [
    await runGuarded('Checks', signal, runChecks),
    await runGuarded('Server and components', signal, (stopped) => runServerSuite(stopped, unit)),
  ]
  const specs = unit?.specs ?? ['']
  if (specs.length > 0) results.push(await runGuarded('Browser', signal, (stopped) => runBrowserSuite(stopped, specs)))
  if (!unit) {
    const releases = recordedReleases(root).slice(0, upgradedReleases)
    const commits = releases.map(({ commit }) => commit)
    results.push(await runGuarded('Stacks', signal, runStacksSuite))
    results.push(await runGuarded('Upgrade', signal, (stopped) => runUpgradeSuite(stopped, commits)))
  }
  heading('Result')
  for (const one of results) {
    console.log(`  ${passes(one) ? '✓' : '✗'} ${one.name.padEnd(10)} ${one.passed} passed, ${one.failed} failed`)
    for (const text of one.failures ?? []) console.log(`    failed: ${text}`)
    for (const text of one.unsteady ?? []) console.log(`    only at the second try: ${text}`)
  }
  // Named, but no failure: others may use the folder at the same time.
  for (const name of temporaryEntries().filter((one) => !before.includes(one)))
    console.log(`  left in ${tmpdir()}: ${name}`)
  const { passed, failed } = total(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}
