import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { makeFolder } from '../complete-folder'
import { sourcesHash } from '../configuration/source-version'
import { root } from '../configuration/workspace'
import { dependenciesOf, facadePackages } from './facade-packages'
import type { ReleasedTypes } from './released-types'
import { compileTypes } from './run-compiler'

const entry = 'app-runtime/src/app-runtime.d.ts'
const isSource = (path: string) => !/\.test\.tsx?$|[\\/](?:testing|node_modules)$/.test(path)

/** `@lernspur/ui/cn` → `../../ui/src/cn`, from a file of these declarations; a path into a library → its name. */
const plainRequest = (file: string, request: string): string => {
  const library = /.*\/node_modules\/(.+)$/.exec(request)?.[1]
  if (library !== undefined) return library
  const [, name, path] = /^@lernspur\/([\w-]+)(?:\/(.+))?$/.exec(request) ?? []
  if (name === undefined) return request
  const up = '../'.repeat(file.split('/').length - 1)
  return `${up}${name}/src/${path ?? name}`
}

const requests = /(\bfrom |\bimport\()(["'])([^"']+)\2/g

const plain = (file: string, text: string): string =>
  text.replace(requests, (_, before: string, _quote, request: string) => `${before}"${plainRequest(file, request)}"`)

const emitInto = async (packages: readonly (readonly [string, string])[], folder: string): Promise<void> => {
  const sources = join(folder, 'sources')
  for (const [name, from] of packages) {
    const to = join(sources, basename(name))
    mkdirSync(to, { recursive: true })
    for (const part of ['src', 'locales', 'package.json'])
      if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true, filter: isSource })
    symlinkSync(dependenciesOf(from), join(to, 'node_modules'))
  }
  const paths = Object.fromEntries(
    packages.flatMap(([name]) => [
      [name, [`./${basename(name)}/src/${basename(name)}`]],
      [`${name}/*`, [`./${basename(name)}/src/*`]],
    ]),
  )
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const options = {
    ...compilerOptions,
    ...{ noEmit: false, noCheck: true, declaration: true, emitDeclarationOnly: true, removeComments: true },
    ...{ rootDir: '.', outDir: '../declarations', paths },
  }
  const files = [entry.replace(/\.d\.ts$/, '.ts')]
  writeFileSync(join(sources, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
  const { isClean, output } = await compileTypes(sources)
  if (!isClean) throw new Error(`The declarations of the facade cannot be written:\n${output}`)
}

/**
 * The declarations of the facade that a unit is built against, with everything of ours that they lead to; without paths
 * of the machine. Made once for the same sources.
 */
export const facadeTypes = async (unit: UnitName): Promise<ReleasedTypes> => {
  const packages = facadePackages(unit)
  const folder = join(root, '.build/types', sourcesHash(packages))
  await makeFolder(folder, (temporary) => emitInto(packages, temporary))
  const emitted = join(folder, 'declarations')
  const names = [...new Bun.Glob('**/*.d.ts').scanSync({ cwd: emitted })].toSorted()
  const files = Object.fromEntries(names.map((name) => [name, plain(name, readFileSync(join(emitted, name), 'utf8'))]))
  return { entry, files }
}
