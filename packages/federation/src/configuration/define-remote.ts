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
const ofNamespaces = (names: readonly string[]) =>
  new RegExp(String.raw`[\\/]locales[\\/](de|en)[\\/](?:${names.map((name) => RegExp.escape(name)).join('|')})\.json`)
const ofScreens = (later: readonly string[]) => {
  const others = ['[\\w-]+\\.home[-.]', ...later.map((name) => `${RegExp.escape(name)}\\.json`)].join('|')
  return new RegExp(String.raw`[\\/]mfe-[\w-]+[\\/]locales[\\/](de|en)[\\/](?!${others})`)
}
/** Texts of the editors that areas share: half of an area's texts, shown by few screens. */
const ofEditors = new RegExp(String.raw`${ours(String.raw`[\w-]+`)}locales[\\/](de|en)[\\/]`)

/**
 * Bytes of source from which code that several screens share is a file of its own. With smaller files a screen needs up
 * to twenty of them, which a browser reads six at a time; with larger ones screens repeat too much of each other.
 */
const minSharedBytes = 50_000

interface RemoteOptions {
  readonly area: AreaName
  /** Namespaces that the area registers with `areLater`: in a file of their own, loaded by the screens that show them. */
  readonly laterTexts?: readonly string[]
}

/** Configuration of an area: a container that exposes only `./routes`, without copies of shared modules. */
export const defineRemote = ({ area, laterTexts = [] }: RemoteOptions): Configuration => {
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
        minSize: minSharedBytes,
        cacheGroups: {
          ...localeChunks('part-locale', ofParts),
          ...(laterTexts.length > 0 && localeChunks('later-locale', ofNamespaces(laterTexts))),
          ...localeChunks('locale', ofScreens(laterTexts)),
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
