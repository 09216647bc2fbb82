import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core'
import { baseConfiguration, localeChunks } from '../configuration/base'
import { CheckedFiles } from '../configuration/checked-files'
import { everyPage } from '../configuration/define-shell'

const ofParts = /[\\/]mfe-[\w-]+[\\/]locales[\\/](de|en)[\\/][\w-]+\.home\.json/

/** One chunk of texts an area and language, as areas have them. */
const ofArea = (folder: string) => ({
  test: new RegExp(`[\\\\/]${folder}[\\\\/]locales[\\\\/](de|en)[\\\\/](?!([\\w-]+\\.home|.*\\.page)\\.json)`),
  name: (module: { identifier(): string }) =>
    `locale-${folder.replace(/^mfe-/, '')}-${/[\\/](de|en)[\\/]/.exec(module.identifier())?.[1] ?? 'other'}`,
  chunks: 'async' as const,
  enforce: true,
})

/** The shell with these areas as one build without federation; `routes` brings their routes into it. */
export const defineSingle = (areas: readonly string[], routes: RspackPluginInstance): Configuration => {
  const base = baseConfiguration('shell')
  return {
    ...base,
    name: 'single',
    entry: { shell: './src/entry' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          ...localeChunks('locale', everyPage),
          ...localeChunks('part-locale', ofParts),
          ...Object.fromEntries(areas.map((area) => [area, ofArea(`mfe-${area}`)])),
        },
      },
    },
    plugins: [
      // It is no release: nobody has listed what its files must be.
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof CheckedFiles)),
      routes,
      new rspack.CopyRspackPlugin({ patterns: [{ from: './src/icon.svg', to: 'icon.[contenthash:8].svg' }] }),
    ],
  }
}
