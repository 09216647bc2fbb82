import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AreaName,
  type AreaRelease,
  pageReadsSchema,
  type ShellRelease,
} from '@lernspur/contracts/registry.contract'
import type { Stats } from '@rspack/core'
import { unitFolder } from '../configuration/workspace'
import { describePages, describeVerbs, labelOf } from './area-pages'
import { chunkFiles, localePreloads, preloads } from './chunk-files'
import { publicPathOf } from './compile'
import { integrityOf } from './integrity'
import { readRouteTable } from './route-table'

const integrityAt = (file: string) => integrityOf(readFileSync(file))

/** Whether a source file shows texts whose names begin like that. */
const namesTexts = (file: string, name: string): boolean => readFileSync(file, 'utf8').includes(`'${name}`)

/** A read as calls send it: `filter[0][field]` is written as it is read. */
const asSent = (read: string): string => read.replaceAll('[', '%5B').replaceAll(']', '%5D')

/** Calls that the shell makes first on every page, as it says in `src/reads.json`. */
const readsOfEveryPage = (): ShellRelease['reads'] =>
  pageReadsSchema
    .parse(JSON.parse(readFileSync(join(unitFolder('shell'), 'src/reads.json'), 'utf8')))
    .map(({ url, ...rest }) => ({ ...rest, url: asSent(url) }))

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
  const partLocales = localePreloads(chunks, publicPath, 'part-locale')
  /** Texts besides those of the area's screens → how their names begin. */
  const furtherTexts = [
    [localePreloads(chunks, publicPath, 'shared-locale'), 'school-editors.'],
    [partLocales, `${area}.home`],
  ] as const
  const furtherTextsOf = (requests: readonly string[]) => {
    const sources = requests.flatMap(chunks.sources)
    return furtherTexts
      .filter(([, name]) => sources.some((file) => namesTexts(file, name)))
      .flatMap(([texts]) => Object.entries(texts))
      .flatMap(([language, files]) => files.map((file) => ({ ...file, language })))
  }
  return {
    area,
    ...(title !== undefined && { title: labelOf(unitFolder(area), title) }),
    version,
    entry: `${publicPath}entry.js`,
    manifest: `${publicPath}mf-manifest.json`,
    integrity: integrityAt(join(folder, 'entry.js')),
    owns: [...owns],
    routes: screens.map(({ pattern, requests, reads, layout }) => ({
      pattern,
      ...(layout && { layout }),
      preload: [...loading(['./area.css', ...requests]), ...furtherTextsOf(requests)],
      reads: reads.map(asSent),
    })),
    pages: await describePages(unitFolder(area), pages),
    verbs: await describeVerbs(unitFolder(area), verbs),
    rules: [...rules],
    shows,
    parts: parts.map(({ request, ...part }) => ({ ...part, preload: loading([request]) })),
    locales: localePreloads(chunks, publicPath, 'locale'),
    partLocales,
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
    // Its frame is part of every page.
    layouts: { setup: preloads(chunks.named('setup'), publicPath) },
    reads: readsOfEveryPage(),
  }
}
