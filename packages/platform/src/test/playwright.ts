import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { e2e, ensureBrowser } from './browser'
import { readReport } from './playwright-report'
import { runVisibly, type SuiteResult } from './suite'

export interface PlaywrightRun {
  /** Of the suite, in the result. */
  readonly name: string
  /** Arguments of `playwright test`, from the folder of the specs. */
  readonly words: readonly string[]
  /** The installation that the specs see. */
  readonly url: string
  readonly dataDir: string
  readonly more?: Readonly<Record<string, string>>
}

/** Runs Playwright's specs in a browser that starts here, and counts them. */
export const runPlaywright = async (
  { name, words, url, dataDir, more = {} }: PlaywrightRun,
  signal: AbortSignal,
): Promise<SuiteResult> => {
  const browser = await ensureBrowser()
  console.log(`${browser}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-report-'))
  const report = join(folder, 'report.json')
  try {
    const { ok } = await runVisibly([process.execPath, 'x', 'playwright', 'test', '--reporter=line,json', ...words], {
      cwd: e2e,
      env: {
        // Without it Chromium gives files whose names hold more than ASCII the name "download".
        LC_ALL: 'C.UTF-8',
        LERNSPUR_E2E_URL: url,
        LERNSPUR_E2E_DATA: dataDir,
        LERNSPUR_E2E_BROWSER: browser,
        // For specs that start programs of the product; Playwright runs on Node.
        LERNSPUR_E2E_BUN: process.execPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...more,
      },
      signal,
    })
    return { name, ok, ...readReport(report) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
