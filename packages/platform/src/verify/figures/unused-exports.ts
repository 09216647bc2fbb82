import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { runProgram } from '../stage'
import type { Figure } from './figure'

interface Name {
  readonly name: string
}

interface Found {
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
 * Names that are exported and that nobody imports, tests included, and files that nobody imports at all. A type that its
 * own file needs may be exported, so that declarations can name it; the contract is there for others and is left out.
 */
export const unusedExports = async (): Promise<Figure> => {
  const { output } = await runProgram(
    [knip, '--config', config, '--include', 'files,exports,types', '--reporter', 'json', '--no-exit-code'],
    { cwd: root },
  )
  if (!output.startsWith('{')) throw new Error(output)
  const { issues }: Found = JSON.parse(output)
  const places = issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
    ...files.map(() => file),
    ...[...exports, ...types].map(({ name }) => `${file}: ${name}`),
  ])
  return { name: 'exports that nobody uses (the contract aside)', value: places.length, bound: 0, places }
}
