import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AreaName,
  type AreaRelease,
  pageReadsSchema,
  type ShellRelease,
} from '@lernspur/contracts/registry.contract'
import { pageDetailsFile } from '@lernspur/contracts/release/page-details-file'
import type { Stats } from '@rspack/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { unitFolder } from '../configuration/workspace'
import { describePages, describeVerbs, labelOf } from './area-pages'
import { chunkFiles, localePreloads, preloads } from './chunk-files'
import { publicPathOf } from './compile'
import { readRouteTable } from './route-table'
import type { Describe } from './seal-release'

/** A read as calls send it: `filter[0][field]` stays unescaped. */
const asSent = (read: string): string => read.replaceAll('[', '%5B').replaceAll(']', '%5D')

/** Calls that the shell makes first on every page, from its `src/reads.json`. */
const readsOfEveryPage = (): ShellRelease['reads'] =>
  pageReadsSchema
    .parse(JSON.parse(readFileSync(join(unitFolder('shell'), 'src/reads.json'), 'utf8')))
    .map(({ url, ...rest }) => ({ ...rest, url: asSent(url) }))

/**
 * Reads a compiled area. The returned function describes it: its entry, and the files that each screen loads.
 * `detailsFor` names the languages in which the build has a file with the details of its pages.
 */
export const describeArea = async (
  area: AreaName,
  stats: Stats,
  detailsFor: readonly string[] = [],
): Promise<Describe<AreaRelease>> => {
  const folder = unitFolder(area)
  const chunks = chunkFiles(stats)
  const { title, owns, screens, parts, fillers, slots, rules, shows, flags, ...named } = readRouteTable(folder)
  const [pages, verbs] = await Promise.all([describePages(folder, named.pages), describeVerbs(folder, named.verbs)])
  const filesOf = (requests: readonly string[]) => [...chunks.named('routes'), ...requests.flatMap(chunks.imported)]
  /** Texts besides those of the area's screens → how their names begin. */
  const furtherTexts = [
    ['shared-locale', ['school-editors.']],
    ['part-locale', [`${area}.home`]],
    ['later-locale', chunks.namespaces('later-locale-')],
  ] as const
  const routes = screens.map(({ requests, reads, ...route }) => {
    const sources = requests.flatMap(chunks.sources).map((file) => readFileSync(file, 'utf8'))
    return {
      ...route,
      files: filesOf(['./area.css', ...requests]),
      furtherTexts: furtherTexts.filter(([, names]) =>
        names.some((name) => sources.some((text) => text.includes(`'${name}`))),
      ),
      reads: reads.map(asSent),
    }
  })
  return (version, integrityAt) => {
    const publicPath = publicPathOf(area, version)
    const textsOf = (kind: (typeof furtherTexts)[number][0]) =>
      Object.entries(localePreloads(chunks, publicPath, kind)).flatMap(([language, files]) =>
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
      routes: routes.map(({ files, furtherTexts: texts, ...route }) => ({
        ...route,
        preload: [...preloads(files, publicPath), ...texts.flatMap(([kind]) => textsOf(kind))],
      })),
      pages,
      ...(detailsFor.length > 0 && {
        pageDetails: Object.fromEntries(detailsFor.map((one) => [one, integrityAt(pageDetailsFile(one))])),
      }),
      verbs,
      rules: [...rules],
      shows,
      parts: parts.map(({ request, ...part }) => ({ ...part, preload: preloads(filesOf([request]), publicPath) })),
      slots,
      fillers: fillers.map(({ text, ...filler }) => ({ ...filler, text: labelOf(folder, text) })),
      flags: Object.entries(flags).map(([name, key]) => ({ name, text: labelOf(folder, key) })),
      locales: localePreloads(chunks, publicPath, 'locale'),
      partLocales: localePreloads(chunks, publicPath, 'part-locale'),
    }
  }
}

/** Markup of the shell's `FrameSkeleton`, the one that it shows itself while something is loading. */
const skeletonOfFrame = async (): Promise<string> => {
  const { FrameSkeleton } = await import(join(unitFolder('shell'), 'src/frame/frame-skeleton'))
  return renderToStaticMarkup(createElement(FrameSkeleton))
}

/** Reads the compiled shell. The returned function describes it: what a page loads first. */
export const describeShell = async (stats: Stats): Promise<Describe<ShellRelease>> => {
  const chunks = chunkFiles(stats)
  const names = Object.keys(stats.compilation.assets)
  const reads = readsOfEveryPage()
  const skeleton = await skeletonOfFrame()
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
      icon: assets(/^icon\.[0-9a-f]+\.png$/)[0],
      locales: localePreloads(chunks, publicPath, 'locale'),
      home: preloads(chunks.named('home'), publicPath),
      // The shell's frame is part of every page.
      layouts: { setup: preloads(chunks.named('setup'), publicPath) },
      drafts: preloads(chunks.named('drafts'), publicPath),
      reads,
      skeleton,
      readsPageDetails: true,
    }
  }
}
