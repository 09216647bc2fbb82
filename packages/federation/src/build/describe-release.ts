import { readFileSync } from 'node:fs'
import type { AreaName, AreaRelease, ShellRelease } from '@lernspur/contracts/registry.contract'
import type { Stats } from '@rspack/core'
import { unitFolder } from '../configuration/workspace'
import { describePages, describeVerbs, labelOf } from './area-pages'
import { chunkFiles, localePreloads, preloads } from './chunk-files'
import { publicPathOf } from './compile'
import { readRouteTable } from './route-table'
import type { Describe } from './seal-release'

/** Whether a source file shows texts of a package that areas share. */
const namesSharedTexts = (file: string): boolean => readFileSync(file, 'utf8').includes("'school-editors.")

/** A read as calls send it: `filter[0][field]` is written as it is read. */
const asSent = (read: string): string => read.replaceAll('[', '%5B').replaceAll(']', '%5D')

/** Reads what a compiled area has. The answer describes it: its entry, and the files that each screen loads. */
export const describeArea = async (area: AreaName, stats: Stats): Promise<Describe<AreaRelease>> => {
  const folder = unitFolder(area)
  const chunks = chunkFiles(stats)
  const { title, owns, screens, parts, rules, shows, ...named } = readRouteTable(folder)
  const [pages, verbs] = await Promise.all([describePages(folder, named.pages), describeVerbs(folder, named.verbs)])
  const filesOf = (requests: readonly string[]) => [...chunks.named('routes'), ...requests.flatMap(chunks.imported)]
  const routes = screens.map(({ pattern, requests, reads }) => ({
    pattern,
    files: filesOf(['./area.css', ...requests]),
    showsSharedTexts: requests.some((request) => chunks.sources(request).some(namesSharedTexts)),
    reads: reads.map(asSent),
  }))
  return (version, integrityAt) => {
    const publicPath = publicPathOf(area, version)
    const shared = Object.entries(localePreloads(chunks, publicPath, 'shared-locale')).flatMap(([language, files]) =>
      files.map((file) => ({ ...file, language })),
    )
    return {
      area,
      ...(title !== undefined && { title: labelOf(folder, title) }),
      version,
      entry: `${publicPath}entry.js`,
      manifest: `${publicPath}mf-manifest.json`,
      integrity: integrityAt('entry.js'),
      owns: [...owns],
      routes: routes.map(({ pattern, files, showsSharedTexts, reads }) => ({
        pattern,
        preload: [...preloads(files, publicPath), ...(showsSharedTexts ? shared : [])],
        reads,
      })),
      pages,
      verbs,
      rules: [...rules],
      shows,
      parts: parts.map(({ request, ...part }) => ({ ...part, preload: preloads(filesOf([request]), publicPath) })),
      locales: localePreloads(chunks, publicPath, 'locale'),
      partLocales: localePreloads(chunks, publicPath, 'part-locale'),
    }
  }
}

/** Reads what the compiled shell has. The answer describes it: what a page loads first. */
export const describeShell = (stats: Stats): Describe<ShellRelease> => {
  const chunks = chunkFiles(stats)
  const names = Object.keys(stats.compilation.assets)
  return (version, integrityAt) => {
    const publicPath = publicPathOf('shell', version)
    const first = preloads(chunks.named('shell'), publicPath)
    const urls = (kind: 'script' | 'style') => first.filter(({ as }) => as === kind).map(({ url }) => url)
    const assets = (name: RegExp) => names.filter((file) => name.test(file)).map((file) => publicPath + file)
    return {
      version,
      scripts: urls('script').map((url) => ({ url, integrity: integrityAt(url.slice(publicPath.length)) })),
      styles: urls('style'),
      // Latin covers German and English; other subsets load when a name needs them.
      fonts: assets(/-latin-wght-normal\.[0-9a-f]+\.woff2$/),
      icon: assets(/^icon\.[0-9a-f]+\.svg$/)[0],
      locales: localePreloads(chunks, publicPath, 'locale'),
      home: preloads(chunks.named('home'), publicPath),
    }
  }
}
