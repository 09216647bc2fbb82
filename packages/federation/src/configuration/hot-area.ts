import { join, resolve } from 'node:path'
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { library } from './base'
import { PathFreeIds } from './path-free-ids'

const development = resolve(import.meta.dirname, '../development')

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
  // What cannot be built is not sent, so the next build must follow the one before.
  emitOnErrors: false,
  // Adding or removing a module changes no other file.
  chunkIds: 'deterministic',
} as const

/** Elements are made as in releases; the compiler asks for this function wherever it marks components. */
const elements = `data:text/javascript,${encodeURIComponent(
  "export { Fragment, jsx as jsxDEV, jsxs } from 'react/jsx-runtime'",
)}`

/** The runtime of React that the page of a developer has; see `react-libraries.ts`. */
const refreshRuntime = { 'react-refresh/runtime': 'var lernspurRefresh' }

/** Marks components, so that a changed one takes the place of the one before with its state. */
const withMarks = (rules: NonNullable<Configuration['module']>['rules']) =>
  rules?.map((rule) =>
    rule && typeof rule === 'object' && rule.loader === 'builtin:swc-loader' && typeof rule.options === 'object'
      ? {
          ...rule,
          options: {
            ...rule.options,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: true, refresh: true } },
            },
          },
        }
      : rule,
  )

/** How an area is built while it is developed, so that a page takes in what changes without a reload (rule release.13). */
export const hotArea = (configuration: Configuration): Configuration => {
  const plugins = (configuration.plugins ?? []).filter((plugin) => !(plugin instanceof PathFreeIds))
  const follow: RspackPluginInstance = {
    apply: (compiler) =>
      new rspack.EntryPlugin(compiler.context, join(development, 'follow-updates.ts'), {}).apply(compiler),
  }
  return {
    ...configuration,
    cache: true,
    // Only this makes the compiler check just the changed modules.
    mode: 'development',
    // In the files themselves, because a build is sent as a whole; without columns, which would take longer.
    devtool: 'inline-cheap-module-source-map',
    optimization: { ...configuration.optimization, ...quick },
    externals: [...[configuration.externals ?? []].flat(), refreshRuntime],
    module: {
      ...configuration.module,
      rules: [
        ...(withMarks(configuration.module?.rules) ?? []),
        {
          test: /[\\/]locales[\\/]\w+[\\/][^\\/]+\.json$/,
          type: 'javascript/auto',
          use: join(development, 'text-loader.ts'),
        },
      ],
    },
    plugins: [
      ...plugins,
      new rspack.NormalModuleReplacementPlugin(/^react\/jsx-dev-runtime$/, elements),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: false, forceEnable: true, test: /\.tsx?$/, exclude: library }),
      follow,
    ],
  }
}
