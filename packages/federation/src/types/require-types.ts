import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { sourcesHash } from '../configuration/source-version'
import { packagesOf, root } from '../configuration/workspace'
import { type CompilerPriority, compileTypes, hasCompiler } from './run-compiler'

/** How many lines of the compiler a person sees. */
const visibleCount = 10

const firstLines = (output: string): string => {
  const lines = output.split('\n')
  const more = lines.length > visibleCount ? [`… and ${lines.length - visibleCount} lines more`] : []
  return [...lines.slice(0, visibleCount), ...more].join('\n')
}

/**
 * Throws with the compiler's messages if the sources in `folder`, of an area, the shell or a service, or what they
 * import, have errors of type. Compiled once for the same sources, and then only what changed.
 */
export const requireTypes = async (folder: string, priority?: CompilerPriority): Promise<void> => {
  if (!hasCompiler()) throw new Error('The types cannot be checked, because typescript is not installed: bun install.')
  const name = basename(folder)
  const project = join(root, '.build/types/checked', name)
  const known = join(project, `${sourcesHash(packagesOf(folder))}.clean`)
  if (existsSync(known)) return
  mkdirSync(project, { recursive: true })
  const compilerOptions = { incremental: true, tsBuildInfoFile: './types.tsbuildinfo' }
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    files: [resolve(import.meta.dirname, '../assets.d.ts')],
    include: [join(folder, 'src')],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing'],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config))
  const { isClean, output } = await compileTypes(project, priority)
  if (!isClean) throw new Error(`${name} has errors of type:\n${firstLines(output)}`)
  writeFileSync(known, '')
}
