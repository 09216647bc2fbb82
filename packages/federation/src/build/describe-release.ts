import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaName, AreaRelease, ShellRelease } from '@lernspur/contracts/registry.contract'
import type { Stats } from '@rspack/core'
import { ownVersion, unitFolder } from '../configuration/workspace'
import { chunkFiles, localePreloads, preloads } from './chunk-files'
import { publicPathOf } from './compile'
import { readRouteTable } from './route-table'

const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** Describes a compiled area: where it starts, what it needs and what each of its screens loads. */
export const describeArea = (area: AreaName, version: string, folder: string, stats: Stats): AreaRelease => {
  const publicPath = publicPathOf(area, version)
  const chunks = chunkFiles(stats)
  const { owns, screens } = readRouteTable(unitFolder(area))
  return {
    area,
    version,
    entry: `${publicPath}entry.js`,
    manifest: `${publicPath}mf-manifest.json`,
    integrity: integrityOf(join(folder, 'entry.js')),
    requires: { appKit: `^${ownVersion('app-kit')}`, contract: `^${ownVersion('contracts')}` },
    owns: [...owns],
    routes: screens.map(({ pattern, requests, reads }) => ({
      pattern,
      preload: preloads([...chunks.named('routes'), ...requests.flatMap(chunks.imported)], publicPath),
      reads: [...reads],
    })),
    locales: localePreloads(chunks, publicPath),
  }
}

/** Describes the compiled shell: what a page loads before anything else, and what it offers to areas. */
export const describeShell = (version: string, folder: string, stats: Stats): ShellRelease => {
  const publicPath = publicPathOf('shell', version)
  const chunks = chunkFiles(stats)
  const first = preloads(chunks.named('shell'), publicPath)
  const urls = (kind: 'script' | 'style') => first.filter(({ as }) => as === kind).map(({ url }) => url)
  const assets = (name: RegExp) =>
    Object.keys(stats.compilation.assets)
      .filter((file) => name.test(file))
      .map((file) => publicPath + file)
  return {
    version,
    scripts: urls('script').map((url) => ({ url, integrity: integrityOf(join(folder, url.slice(publicPath.length))) })),
    styles: urls('style'),
    // Latin covers German and English; other subsets load when a name needs them.
    fonts: assets(/-latin-wght-normal\.[0-9a-f]+\.woff2$/),
    icon: assets(/^icon\.[0-9a-f]+\.svg$/)[0],
    locales: localePreloads(chunks, publicPath),
    provides: { appKit: ownVersion('app-kit'), contract: ownVersion('contracts') },
  }
}
