import { fileURLToPath } from 'node:url'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { type Configuration, rspack } from '@rspack/core'
import tailwind from '@tailwindcss/postcss'
import { root, unitFolder } from './workspace'

/** Oldest browsers that Tailwind 4 supports. */
const targets = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4']

/**
 * Overlays lock the page behind them by a style sheet of their own, which the policy lets in by the page's nonce. The
 * libraries ask for it under this name.
 */
const pageNonce = new rspack.DefinePlugin({ __webpack_nonce__: "document.querySelector('script[nonce]')?.nonce" })

/** What shell and areas have in common. Output folder and version are set by the build, which knows them. */
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
    // A chunk that hangs must not hold a page for the default of two minutes.
    chunkLoadTimeout: 10_000,
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          env: { targets },
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
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
    chunkIds: 'deterministic',
    splitChunks: { chunks: 'async', cacheGroups: localeChunks('locale', /[\\/]locales[\\/](de|en)[\\/]/) },
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { format: { comments: false } },
        extractComments: false,
      }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
    ],
  },
  plugins: [pageNonce],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
})

/** Texts of one language travel in one chunk, however the screens import them. `files` tells the language. */
export const localeChunks = (kind: 'locale' | 'part-locale', files: RegExp) => ({
  [kind]: {
    test: files,
    name: (module: { identifier(): string }) => `${kind}-${files.exec(module.identifier())?.[1] ?? 'other'}`,
    chunks: 'async' as const,
    enforce: true,
  },
})
