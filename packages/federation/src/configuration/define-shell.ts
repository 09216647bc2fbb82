import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core'
import { containerName } from '../container-name'
import { baseConfiguration, localeChunks } from './base'
import { RetryChunks } from './retry-chunks'
import { runtimeAsModules } from './runtime-as-modules'
import { providedModules } from './shared-modules'
import { UnusedRuntime } from './unused-runtime'

/** Shown on every page. Texts of less common screens are loaded with them, so that they do not delay other pages. */
export const everyPage = /[\\/]locales[\\/](de|en)[\\/](?:app-runtime\.app|shell\.frame|shell\.home)\.json/

/**
 * Makes the browser compile the first script as a whole while it arrives, next to the page, instead of each of its
 * functions when it is first called, while the page waits. Browsers that do not know the comment skip it. It must be the
 * first line, so it is added after the minimizer.
 */
export const compileOnArrival = (): RspackPluginInstance =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /^shell\.[0-9a-f]+\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })

/** Configuration of the shell: one synchronous entry with the shared modules, and no area known at build time. */
export const defineShell = (): Configuration => {
  const base = baseConfiguration('shell')
  return {
    ...base,
    entry: { shell: './src/entry' },
    output: { ...base.output, uniqueName: containerName('shell'), publicPath: '/' },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: localeChunks('locale', everyPage) },
    },
    plugins: [
      ...(base.plugins ?? []),
      new RetryChunks(),
      // The shell exposes nothing itself, but its runtime is used by the containers of areas, which do.
      new rspack.DefinePlugin({ FEDERATION_HAS_EXPOSES: 'true' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: './src/icon.png', to: 'icon.[contenthash:8].png' }] }),
      new ModuleFederationPlugin({
        name: containerName('shell'),
        remotes: {},
        shared: providedModules(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...runtimeAsModules(),
      new UnusedRuntime(),
      compileOnArrival(),
    ],
  }
}
