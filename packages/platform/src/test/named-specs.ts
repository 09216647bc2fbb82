import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'
import { e2e } from './browser'
import type { DemoInstance } from './demo-instance'
import { runPlaywright } from './playwright'
import type { SuiteResult } from './suite'

const specFolder = 'src/spec'

/** All browser specs of the checkout, or of a team's repository, as paths from `specFolder`. */
export const allSpecs = (): string[] => {
  const folder = join(e2e, specFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.e2e.ts'))
    .toSorted()
}

/**
 * The browser specs whose path below `packages/e2e/src/spec` contains one of the words, as paths from the package.
 * Throws a Problem for a word that names none.
 */
export const specsNamed = (words: readonly string[]): string[] => {
  const all = allSpecs()
  const named = words.flatMap((word) => {
    const found = all.filter((path) => path.includes(word))
    if (found.length === 0)
      throw new Problem(`No browser spec below ${relative(root, e2e)}/${specFolder} is named “${word}”.`)
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

const playwrightWords = (specs: readonly string[], { title, headed, trace }: SpecOptions): string[] => [
  ...specs,
  ...(title === undefined ? [] : ['--grep', RegExp.escape(title)]),
  ...(headed ? ['--headed', '--workers=1'] : []),
  ...(trace ? ['--trace=on'] : []),
  // Specs that disturb others wait for all others, which are not wanted here.
  '--no-deps',
  '--retries=0',
]

const printTraces = (): void => {
  const folder = relative(root, e2e)
  console.log(`\nTraces are in ${folder}/test-results; in ${folder}, \`bun x playwright show-trace <file>\` opens one.`)
}

/**
 * Runs the browser specs that are named so, all without a name, against an instance of their own that `start` starts.
 * Throws a Problem as `specsNamed`.
 */
export const runNamedSpecs = async (
  names: readonly string[],
  { start, ...options }: SpecOptions & { readonly start: () => Promise<DemoInstance> },
  signal: AbortSignal,
): Promise<SuiteResult> => {
  const words = playwrightWords(names.length === 0 ? specsNamed(['']) : specsNamed(names), options)
  const { url, dataDir, stop } = await start()
  try {
    return await runPlaywright({ name: 'Browser', words, url, dataDir }, signal)
  } finally {
    await stop()
    if (options.trace) printTraces()
  }
}
