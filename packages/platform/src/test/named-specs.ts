import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'
import { startDemoInstance } from './demo-instance'
import { runPlaywright } from './playwright'
import type { SuiteResult } from './suite'

const specFolder = 'src/spec'

/**
 * The browser specs whose path below `packages/e2e/src/spec` contains one of the words, as paths from the package.
 * Throws a Problem for a word that names none.
 */
export const specsNamed = (words: readonly string[]): string[] => {
  const all = readdirSync(join(root, 'packages/e2e', specFolder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.e2e.ts'))
    .toSorted()
  const named = words.flatMap((word) => {
    const found = all.filter((path) => path.includes(word))
    if (found.length === 0) throw new Problem(`No browser spec below packages/e2e/${specFolder} is named “${word}”.`)
    return found
  })
  return [...new Set(named)].map((path) => `${specFolder}/${path}`)
}

interface SpecOptions {
  /** Only tests whose title contains it. */
  readonly title?: string | undefined
  /** Shows the browser, one spec after the other. */
  readonly headed?: boolean | undefined
  /** Records a trace of each test. */
  readonly trace?: boolean | undefined
}

/** Runs the browser specs that are named so against a demo instance of their own. Throws a Problem as `specsNamed`. */
export const runNamedSpecs = async (
  names: readonly string[],
  { title, headed, trace }: SpecOptions,
  signal: AbortSignal,
): Promise<SuiteResult> => {
  const specs = specsNamed(names)
  const words = [
    ...specs,
    ...(title === undefined ? [] : ['--grep', RegExp.escape(title)]),
    ...(headed ? ['--headed', '--workers=1'] : []),
    ...(trace ? ['--trace=on'] : []),
    // Specs that disturb others wait for all others, which are not wanted here.
    '--no-deps',
    '--retries=0',
  ]
  const { url, dataDir, stop } = await startDemoInstance()
  try {
    return await runPlaywright({ name: 'Browser', words, url, dataDir }, signal)
  } finally {
    await stop()
    if (trace) {
      console.log(
        '\nTraces are in packages/e2e/test-results; in packages/e2e, `bun x playwright show-trace <file>` opens one.',
      )
    }
  }
}
