import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

const pluginName = 'SortedChunkLoads'

/** What an import loads: `Promise.all([s.e(58),s.e(42)])`. */
const loads = /Promise\.all\(\[((?:\w+\.e\(\d+\),?)+)\]\)/g

/**
 * Lists the chunks of each import in the order of their ids. They are loaded at the same time, so the order means
 * nothing; but the compiler takes chunks of equal worth in the order of absolute paths, and the same sources would
 * become other bytes in another folder (rules release.1 and release.12).
 */
export class SortedChunkLoads implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    // After the code is minified, and before its hash is taken.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue
          const code = asset.source().toString()
          const sorted = code.replace(
            loads,
            (_, list: string) => `Promise.all([${list.split(',').toSorted().join(',')}])`,
          )
          if (sorted !== code) compilation.updateAsset(name, new rspack.sources.RawSource(sorted))
        }
      })
    })
  }
}
