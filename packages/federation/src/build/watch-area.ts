import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AreaName, AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseFile } from '@lernspur/contracts/release/release.contract'
import { rspack, type Stats } from '@rspack/core'
import { hotArea } from '../configuration/hot-area'
import { unitFolder } from '../configuration/workspace'
import { isUpdate } from './chunk-files'
import { configurationOf, outputOf } from './compile'
import { describeArea } from './describe-release'
import { buildLibraries, librariesFile, librariesIn } from './development-libraries'
import { type BuiltFiles, listFiles, seal } from './seal-release'

/** Milliseconds to wait for further files of one save. */
const debounceMs = 15

const plainStyles = { cssFilename: '[name].css', cssChunkFilename: '[name].css' } as const

/** How many builds a page may be behind and still take in the newest without a reload. */
const updateCount = 10

/** One build of a watched area. */
export interface WatchedBuild {
  /** Its version is that of the first build: pages take in later ones without a reload. */
  readonly page: AreaRelease
  /** The compiler's name of what was built. */
  readonly hash: string
  /** File that pages run before the shell; see `react-libraries.ts`. */
  readonly script: string
  readonly files: readonly ReleaseFile[]
  /** Milliseconds from the change to the end of the build. */
  readonly took: number
  readonly contents: BuiltFiles
}

interface WatchOptions {
  readonly onBuild: (build: WatchedBuild) => Promise<void>
  /** Called with the compiler's messages; the watch goes on. */
  readonly onFailure: (message: string) => void
}

/**
 * Builds an area now and after each change to one of its files, as releases are built but not minified. Returns a
 * function that ends it.
 */
export const watchArea = async (area: AreaName, { onBuild, onFailure }: WatchOptions): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-dev-'))
  const configuration = await configurationOf(area)
  // A page shows one build at a time. With the version in every file, each save would change all files.
  const output = outputOf(area, 'development', folder)
  const compiler = rspack({
    ...hotArea(configuration),
    // Styles are exchanged under their names.
    output: { ...configuration.output, ...output, ...plainStyles, pathinfo: false },
  })
  await buildLibraries(area, folder)
  const libraries = readFileSync(librariesIn(folder))
  /** Files of the previous build that have not been written again since. */
  let previousFiles = new Map<string, Uint8Array>()
  compiler.hooks.assetEmitted.tap('watchArea', (name) => {
    previousFiles.delete(name)
  })
  /** What leads from each of the builds before to the next, newest first. */
  let updates: [string, Uint8Array][][] = []
  let version: string | undefined
  const finish = async (stats: Stats, started: number): Promise<void> => {
    if (stats.hasErrors()) return onFailure(stats.toString({ preset: 'errors-only' }))
    try {
      const names = Object.keys(stats.compilation.assets)
      previousFiles = new Map(names.map((name) => [name, previousFiles.get(name) ?? readFileSync(join(folder, name))]))
      updates = [[...previousFiles].filter(([name]) => isUpdate(name)), ...updates].slice(0, updateCount)
      const built = new Map([...previousFiles].filter(([name]) => !isUpdate(name)))
      const describe = await describeArea(area, stats)
      const sealed = seal(area, built, (drafted, integrityAt) => describe(version ?? drafted, integrityAt))
      const { page } = sealed
      version ??= page.version
      const contents = new Map([...sealed.files, ...updates.flat(), [librariesFile, libraries] as const])
      const took = Math.round(performance.now() - started)
      // The compiler watches again while it is sent.
      void onBuild({ page, hash: stats.hash ?? '', script: librariesFile, files: listFiles(contents), contents, took })
    } catch (error) {
      onFailure(error instanceof Error ? error.message : String(error))
    }
  }
  let started = performance.now()
  compiler.hooks.invalid.tap('watchArea', () => {
    started = performance.now()
  })
  // A build's description contains the titles of pages, which no module imports.
  compiler.hooks.afterCompile.tap('watchArea', ({ contextDependencies }) => {
    contextDependencies.add(join(unitFolder(area), 'locales'))
  })
  // The next build waits for the end of this one, because it replaces what is described here.
  compiler.hooks.done.tapPromise('watchArea', (stats) => finish(stats, started))
  const watching = compiler.watch({ aggregateTimeout: debounceMs }, (failure) => {
    if (failure) onFailure(failure.message)
  })
  return async () => {
    await new Promise<void>((resolve) => watching?.close(() => resolve()))
    rmSync(folder, { recursive: true, force: true })
  }
}
