import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaName, AreaRelease, ShellRelease } from '@lernspur/contracts/registry.contract'
import type { Stats } from '@rspack/core'
import { unitFolder } from '../configuration/workspace'
import { describePages, describeVerbs, labelOf } from './area-pages'
import { chunkFiles, localePreloads, preloads } from './chunk-files'
import { publicPathOf } from './compile'
import { integrityOf } from './integrity'
import { readRouteTable } from './route-table'

const integrityAt = (file: string) => integrityOf(readFileSync(file))

/** Whether a source file shows texts of a package that areas share. */
const namesSharedTexts = (file: string): boolean => readFileSync(file, 'utf8').includes("'school-editors.")

/** A read as calls send it: `filter[0][field]` is written as it is read. */
const asSent = (read: string): string => read.replaceAll('[', '%5B').replaceAll(']', '%5D')

/** Describes a compiled area: its entry, and the files that each screen loads. */
export const describeArea = async (
  area: AreaName,
  version: string,
  folder: string,
  stats: Stats,
): Promise<AreaRelease> => {
  const publicPath = publicPathOf(area, version)
  const chunks = chunkFiles(stats)
  const { title, owns, screens, pages, verbs, rules, shows, parts } = readRouteTable(unitFolder(area))
  const loading = (requests: readonly string[]) =>
    preloads([...chunks.named('routes'), ...requests.flatMap(chunks.imported)], publicPath)
  const shared = localePreloads(chunks, publicPath, 'shared-locale')
  const sharedTexts = (requests: readonly string[]) =>
    requests.some((request) => chunks.sources(request).some(namesSharedTexts))
      ? Object.entries(shared).flatMap(([language, files]) => files.map((file) => ({ ...file, language })))
      : []
  return {
    area,
    ...(title !== undefined && { title: labelOf(unitFolder(area), title) }),
    version,
    entry: `${publicPath}entry.js`,
    manifest: `${publicPath}mf-manifest.json`,
    integrity: integrityAt(join(folder, 'entry.js')),
    owns: [...owns],
    routes: screens.map(({ pattern, requests, reads }) => ({
      pattern,
      preload: [...loading(['./area.css', ...requests]), ...sharedTexts(requests)],
      reads: reads.map(asSent),
    })),
    pages: await describePages(unitFolder(area), pages),
    verbs: await describeVerbs(unitFolder(area), verbs),
    rules: [...rules],
    shows,
    parts: parts.map(({ request, ...part }) => ({ ...part, preload: loading([request]) })),
    locales: localePreloads(chunks, publicPath, 'locale'),
    partLocales: localePreloads(chunks, publicPath, 'part-locale'),
  }
}

/** Describes the compiled shell: what a page loads first. */
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
    scripts: urls('script').map((url) => ({ url, integrity: integrityAt(join(folder, url.slice(publicPath.length))) })),
    styles: urls('style'),
    // Latin covers German and English; other subsets load when a name needs them.
    fonts: assets(/-latin-wght-normal\.[0-9a-f]+\.woff2$/),
    icon: assets(/^icon\.[0-9a-f]+\.svg$/)[0],
    locales: localePreloads(chunks, publicPath, 'locale'),
    home: preloads(chunks.named('home'), publicPath),
  }
}
