import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core'
import { baseConfiguration, localeChunks } from '../configuration/base'
import { CheckedFiles } from '../configuration/checked-files'
import { compileOnArrival, everyPage } from '../configuration/define-shell'

/** One chunk of texts per area and language, as in areas: `kind` and its files. */
const ofArea = (kind: string, area: string, files: string) => ({
  test: new RegExp(`[\\\\/]mfe-${area}[\\\\/]locales[\\\\/](de|en)[\\\\/]${files}\\.json`),
  name: (module: { identifier(): string }) =>
    `${kind}-${area}-${/[\\/](de|en)[\\/]/.exec(module.identifier())?.[1] ?? 'other'}`,
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
          ...Object.fromEntries(
            areas.flatMap((area) => [
              [`${area} parts`, ofArea('part-locale', area, '[\\w-]+\\.home(?:-[\\w-]+)?')],
              [area, ofArea('locale', area, '(?![\\w-]+\\.home|.*\\.page).+')],
            ]),
          ),
        },
      },
    },
    plugins: [
      // It is no release, so there is no list of integrities.
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof CheckedFiles)),
      routes,
      compileOnArrival(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: './src/icon.png', to: 'icon.[contenthash:8].png' }] }),
    ],
  }
}
