import { type DemoInstance, startDemoInstance } from './demo-instance'
import { runPlaywright } from './playwright'
import type { SuiteResult } from './suite'

/** Projects of Playwright's configuration, in turn: specs that end processes come after all others, whatever those say. */
const projects = ['product', 'disturbance']

const runProject = (project: string, { url, dataDir }: DemoInstance, specs: readonly string[], signal: AbortSignal) => {
  const paths = specs.map((folder) => `src/spec/${folder}`)
  // A unit may have specs of one project only; a suite without any fails later.
  const words = [`--project=${project}`, '--no-deps', '--pass-with-no-tests', ...paths]
  return runPlaywright({ name: 'Browser', words, url, dataDir }, signal)
}

/** Runs Playwright's specs in these folders against a separate demo instance. */
export const runBrowserSuite = async (signal: AbortSignal, specs: readonly string[]): Promise<SuiteResult> => {
  const instance = await startDemoInstance()
  try {
    const results: SuiteResult[] = []
    for (const project of projects) results.push(await runProject(project, instance, specs, signal))
    return {
      name: 'Browser',
      ok: results.every(({ ok }) => ok),
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
      failures: results.flatMap(({ failures = [] }) => failures),
      unsteady: results.flatMap(({ unsteady = [] }) => unsteady),
    }
  } finally {
    await instance.stop()
  }
}
