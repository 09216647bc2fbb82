import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { ensureBrowser } from './browser'
import { startDemoInstance } from './demo-instance'
import { readReport } from './playwright-report'
import { runVisibly, type SuiteResult } from './suite'

/** Runs Playwright's specs in these folders against a separate demo instance. */
export const runBrowserSuite = async (signal: AbortSignal, specs: readonly string[]): Promise<SuiteResult> => {
  const browser = await ensureBrowser()
  console.log(`${browser}\n`)
  const instance = await startDemoInstance()
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-report-'))
  const report = join(folder, 'report.json')
  try {
    const folders = specs.map((folder) => `src/spec/${folder}`)
    const { ok } = await runVisibly([process.execPath, 'x', 'playwright', 'test', '--reporter=line,json', ...folders], {
      cwd: join(root, 'packages', 'e2e'),
      env: {
        // Without it Chromium gives files whose names hold more than ASCII the name "download".
        LC_ALL: 'C.UTF-8',
        LERNSPUR_E2E_URL: instance.url,
        LERNSPUR_E2E_DATA: instance.dataDir,
        LERNSPUR_E2E_BROWSER: browser,
        // For the spec that starts its own installation; Playwright runs on Node.
        LERNSPUR_E2E_BUN: process.execPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      signal,
    })
    return { name: 'Browser', ok, ...readReport(report) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await instance.stop()
  }
}
