import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AreaName, AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseFile } from '@lernspur/contracts/release/release.contract'
import { rspack, type Stats } from '@rspack/core'
import { PathFreeIds } from '../configuration/path-free-ids'
import { unitFolder } from '../configuration/workspace'
import { configurationOf, outputOf } from './compile'
import { describeArea } from './describe-release'
import { type BuiltFiles, listFiles, seal } from './seal-release'

/** Milliseconds to wait for further files of one save. */
const debounceMs = 15

/**
 * Not minified, because that would take longer than the rest of a rebuild. Everything else is as in releases: the area
 * runs with the shell's production libraries, and gets only the modules that it uses.
 */
const quick = {
  minimize: false,
  concatenateModules: false,
  usedExports: false,
  realContentHash: false,
  nodeEnv: 'production',
  sideEffects: true,
  // Adding or removing a module changes no other file.
  chunkIds: 'deterministic',
} as const

/** One build of a watched area. */
export interface WatchedBuild {
  readonly page: AreaRelease
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
    ...configuration,
    cache: true,
    // Only this makes the compiler check just the changed modules.
    mode: 'development',
    // In the files themselves, because a build is sent as a whole; without columns, which would take longer.
    devtool: 'inline-cheap-module-source-map',
    optimization: { ...configuration.optimization, ...quick },
    plugins: (configuration.plugins ?? []).filter((plugin) => !(plugin instanceof PathFreeIds)),
    output: { ...configuration.output, ...output, pathinfo: false },
  })
  /** Files of the previous build that have not been written again since. */
  let previousFiles = new Map<string, Uint8Array>()
  compiler.hooks.assetEmitted.tap('watchArea', (name) => {
    previousFiles.delete(name)
  })
  const finish = async (stats: Stats, started: number): Promise<void> => {
    if (stats.hasErrors()) return onFailure(stats.toString({ preset: 'errors-only' }))
    try {
      const names = Object.keys(stats.compilation.assets)
      previousFiles = new Map(names.map((name) => [name, previousFiles.get(name) ?? readFileSync(join(folder, name))]))
      const { page, files: contents } = seal(area, previousFiles, await describeArea(area, stats))
      const took = Math.round(performance.now() - started)
      await onBuild({ page, files: listFiles(contents), contents, took })
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
