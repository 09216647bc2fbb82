import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { failedWith, runProgram, type Stage } from '../stage'

interface Name {
  readonly name: string
}

interface KnipReport {
  readonly issues: readonly {
    readonly file: string
    readonly files?: readonly Name[]
    readonly exports?: readonly Name[]
    readonly types?: readonly Name[]
  }[]
}

const knip = join(import.meta.dirname, '../../../node_modules/knip/bin/knip.js')
const config = join(import.meta.dirname, 'knip.jsonc')

/**
 * Exports below `baseDir` that nobody imports, not even a test, and files that nobody imports; one sentence each. A
 * type that its own file uses may be exported, so that declarations can name it; the contract serves others and is left
 * out.
 */
export const unusedExports = async (baseDir: string): Promise<string[]> => {
  const { output } = await runProgram(
    [knip, '--config', config, '--include', 'files,exports,types', '--reporter', 'json', '--no-exit-code'],
    { cwd: baseDir },
  )
  if (!output.startsWith('{')) throw new Error(output)
  const { issues }: KnipReport = JSON.parse(output)
  return issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
    ...files.map(() => `${file} is imported by nobody.`),
    ...[...exports, ...types].map(({ name }) => `${file} exports ${name}, which nobody imports.`),
  ])
}

export const unusedExportsStage: Stage = {
  name: 'Unused exports',
  run: async () => failedWith(await unusedExports(root)),
}
