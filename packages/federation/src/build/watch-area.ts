import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AreaName, AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseFile } from '@lernspur/contracts/release.contract'
import { rspack, type Stats } from '@rspack/core'
import { unitFolder } from '../configuration/workspace'
import { configurationOf, outputOf } from './compile'
import { describeArea } from './describe-release'
import { listFiles, seal } from './seal-release'

/** Milliseconds to wait for further files of one save. */
const settleMs = 15

/** What makes a build small, which takes longer than all else of the next one. */
const quick = { minimize: false, concatenateModules: false, usedExports: false, realContentHash: false }

/** One build of a watched area. */
export interface WatchedBuild {
  readonly page: AreaRelease
  readonly files: readonly ReleaseFile[]
  /** Milliseconds from the change to the end of the build. */
  readonly took: number
  /** Content of one of its files; none after `onBuild` has ended. */
  read(path: string): Promise<Uint8Array>
}

interface WatchOptions {
  readonly onBuild: (build: WatchedBuild) => Promise<void>
  /** Called with the compiler's messages; the watch goes on. */
  readonly onFailure: (message: string) => void
}

const sealCopy = async (area: AreaName, from: string, to: string, stats: Stats) => {
  // The compiler does not write again what stays the same, so that its own files must stay as it wrote them.
  for (const name of Object.keys(stats.compilation.assets)) copyFileSync(join(from, name), join(to, name))
  return await seal(area, to, (version) => describeArea(area, version, to, stats))
}

/**
 * Builds an area now and after each change of a file that it is made of, as releases are built but not made small.
 * Returns a function that ends it.
 */
export const watchArea = async (area: AreaName, { onBuild, onFailure }: WatchOptions): Promise<() => Promise<void>> => {
  const place = mkdtempSync(join(tmpdir(), 'lernspur-dev-'))
  const written = join(place, 'written')
  const configuration = await configurationOf(area)
  // A page shows one build at a time. With its version in each file, all of them would change with each save.
  const output = outputOf(area, 'development', written)
  const compiler = rspack({
    ...configuration,
    cache: true,
    optimization: { ...configuration.optimization, ...quick },
    output: { ...configuration.output, ...output },
  })
  const finish = async (stats: Stats, started: number): Promise<void> => {
    if (stats.hasErrors()) return onFailure(stats.toString({ preset: 'errors-only' }))
    const folder = mkdtempSync(join(place, 'build-'))
    try {
      const page = await sealCopy(area, written, folder, stats)
      const files = await listFiles(folder)
      const took = Math.round(performance.now() - started)
      await onBuild({ page, files, took, read: (path) => Bun.file(join(folder, path)).bytes() })
    } catch (error) {
      onFailure(error instanceof Error ? error.message : String(error))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  let started = performance.now()
  compiler.hooks.invalid.tap('watchArea', () => {
    started = performance.now()
  })
  // The titles of pages stand in the description of a build, and no module imports them.
  compiler.hooks.afterCompile.tap('watchArea', ({ contextDependencies }) => {
    contextDependencies.add(join(unitFolder(area), 'locales'))
  })
  // The next build waits for this one's end: what it describes is gone by then.
  compiler.hooks.done.tapPromise('watchArea', (stats) => finish(stats, started))
  const watching = compiler.watch({ aggregateTimeout: settleMs }, (failure) => {
    if (failure) onFailure(failure.message)
  })
  return async () => {
    await new Promise<void>((resolve) => watching?.close(() => resolve()))
    rmSync(place, { recursive: true, force: true })
  }
}
