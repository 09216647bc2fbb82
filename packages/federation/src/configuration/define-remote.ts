import type { AreaName } from '@lernspur/contracts/registry.contract'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { containerName } from '../container-name'
import { baseConfiguration, localeChunks } from './base'
import { takeFromPage, takeRuntimeFromPage } from './page-libraries'
import { RetryChunks } from './retry-chunks'
import { consumedModules } from './shared-modules'
import { ours } from './workspace'

/** Texts of slot components: `<area>.home.json`, `<area>.home-<what>.json`. Loaded without the texts of the screens. */
const ofParts = /[\\/]locales[\\/](de|en)[\\/][\w-]+\.home(?:-[\w-]+)?\.json/
const ofScreens = /[\\/]mfe-[\w-]+[\\/]locales[\\/](de|en)[\\/](?![\w-]+\.home[-.])/
/** Texts of the editors that areas share: half of an area's texts, shown by few screens. */
const ofEditors = new RegExp(String.raw`${ours(String.raw`[\w-]+`)}locales[\\/](de|en)[\\/]`)

/** Configuration of an area: a container that exposes only `./routes`, without copies of shared modules. */
export const defineRemote = ({ area }: { area: AreaName }): Configuration => {
  const base = baseConfiguration(area)
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: containerName(area), publicPath: 'auto' },
    externals: [takeRuntimeFromPage],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          ...localeChunks('part-locale', ofParts),
          ...localeChunks('locale', ofScreens),
          ...localeChunks('shared-locale', ofEditors),
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new RetryChunks(),
      ...takeFromPage(),
      new ModuleFederationPlugin({
        name: containerName(area),
        filename: 'entry.js',
        exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  }
}
