import { fileURLToPath } from 'node:url'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { type Configuration, rspack } from '@rspack/core'
import tailwind from '@tailwindcss/postcss'
import { CheckedFiles } from './checked-files'
import { PathFreeIds } from './path-free-ids'
import { SortedChunkLoads } from './sorted-chunk-loads'
import { root, unitFolder } from './workspace'

/** Oldest browsers that Tailwind 4 supports. */
const targets = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4']

/**
 * Overlays block scrolling with an injected style sheet, which the CSP allows by the page's nonce. The libraries read
 * the nonce from this variable.
 */
const pageNonce = new rspack.DefinePlugin({ __webpack_nonce__: "document.querySelector('script[nonce]')?.nonce" })

/**
 * Short names in the order of the alphabet. By default the minimizer counts letters, also those of preliminary hashes,
 * which depend on the path of the checkout: the same sources became other bytes in some folders (rule release.1). The
 * option is the minimizer's own, and missing in the types of the bundler.
 */
const withoutFrequencies: object = { disableCharFreq: true }

/** Configuration that shell and areas share. The build sets output folder and version. */
export const baseConfiguration = (unit: UnitName): Configuration => ({
  name: unit,
  mode: 'production',
  context: unitFolder(unit),
  target: ['web', 'es2022'],
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
  output: {
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    // A hanging chunk must not block a page for the default of two minutes.
    chunkLoadTimeout: 10_000,
    // A module that threw is run from the start next time, never used half done.
    strictModuleErrorHandling: true,
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          env: { targets },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: false } },
          },
        },
      },
      {
        test: /\.css$/,
        type: 'css/auto',
        loader: fileURLToPath(import.meta.resolve('postcss-loader')),
        options: { postcssOptions: { plugins: [tailwind({ base: root, optimize: false })] } },
      },
      { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'natural',
    splitChunks: { chunks: 'async', cacheGroups: localeChunks('locale', /[\\/]locales[\\/](de|en)[\\/]/) },
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: {
          ecma: 2022,
          mangle: withoutFrequencies,
          compress: { ecma: 2022, passes: 3 },
          format: { comments: false, ecma: 2022 },
        },
        extractComments: false,
      }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
    ],
  },
  plugins: [pageNonce, new PathFreeIds(), new SortedChunkLoads(), new CheckedFiles()],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
})

/** Files of libraries; packages of ours are not libraries, even when installed. */
export const library = /[\\/]node_modules[\\/](?!@lernspur[\\/])(?!.*[\\/]node_modules[\\/])/

/** Texts of screens, of parts of the start page, of packages that areas share, and of few screens of an area. */
export type LocaleKind = 'locale' | 'part-locale' | 'shared-locale' | 'later-locale'

/** Chunks of libraries, and all texts of one language in one chunk, however the screens import them. The language is taken from the path. */
export const localeChunks = (kind: LocaleKind, files: RegExp) => ({
  defaultVendors: { test: library, priority: -10, reuseExistingChunk: true, idHint: 'vendors' },
  [kind]: {
    test: files,
    name: (module: { identifier(): string }) => `${kind}-${files.exec(module.identifier())?.[1] ?? 'other'}`,
    chunks: 'async' as const,
    enforce: true,
  },
})
