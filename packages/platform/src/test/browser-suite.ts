import { startDemoInstance } from './demo-instance'
import { runPlaywright } from './playwright'
import type { SuiteResult } from './suite'

/** Runs Playwright's specs in these folders against a separate demo instance. */
export const runBrowserSuite = async (signal: AbortSignal, specs: readonly string[]): Promise<SuiteResult> => {
  const { url, dataDir, stop } = await startDemoInstance()
  try {
    const words = specs.map((folder) => `src/spec/${folder}`)
    return await runPlaywright({ name: 'Browser', words, url, dataDir }, signal)
  } finally {
    await stop()
  }
}
