import { basename, extname } from 'node:path'
import type { Preload } from '@lernspur/contracts/registry.contract'
import type { Chunk, Stats } from '@rspack/core'
import type { LocaleKind } from '../configuration/base'
import { modulesIn, textFilesIn } from '../facts/built-modules'
import { requestFrom } from './route-module'

const kinds: Readonly<Record<string, Preload['as']>> = { '.js': 'script', '.css': 'style', '.woff2': 'font' }

/** Whether a file is what leads from one build to the next in development, which no page loads at first. */
export const isUpdate = (file: string): boolean => file.includes('.hot-update.')

/** Files that a page may preload, read from the compilation; names are relative to the output folder. */
export interface ChunkFiles {
  /** Files of the chunk with that name (the exposed module, texts of a language). */
  named(name: string): string[]
  /** Files that `import(request)` loads in a module of routes; the request is relative to `src`. */
  imported(request: string): string[]
  /** Source files in the chunks that `import(request)` loads, absolute. */
  sources(request: string): string[]
  /** Namespaces of the texts in chunks whose names begin so. */
  namespaces(prefix: string): string[]
  /** Names of all named chunks. */
  names: readonly string[]
}

/**
 * Indexes the chunk groups of a finished compilation by name, and by the request that loads them in the routes; with
 * `sources`, only in routes of that folder.
 */
export const chunkFiles = ({ compilation }: Stats, sources?: string): ChunkFiles => {
  const byName = new Map<string, string[]>()
  const byRequest = new Map<string, string[]>()
  const chunksOf = new Map<string, readonly Chunk[]>()
  for (const group of compilation.chunkGroups) {
    const files = group.getFiles().filter((file) => !isUpdate(file))
    const chunks = [...group.chunks]
    if (group.name) byName.set(group.name, files)
    for (const { module, request } of group.origins) {
      const file = /[^|!]*$/.exec(module?.identifier() ?? '')?.[0] ?? ''
      const [, root] = /^(.*?\/src)\/(?:.*\.)?routes\.tsx?$/.exec(file) ?? []
      if (!request || !root || (sources !== undefined && root !== sources)) continue
      byRequest.set(requestFrom({ file, root }, request), files)
      chunksOf.set(requestFrom({ file, root }, request), chunks)
    }
  }
  // Prefers a group with that name, which includes the files that its chunk shares with others.
  for (const chunk of compilation.chunks)
    if (chunk.name && !byName.has(chunk.name))
      byName.set(
        chunk.name,
        [...chunk.files].filter((file) => !isUpdate(file)),
      )
  return {
    named: (name) => byName.get(name) ?? [],
    imported: (request) => byRequest.get(request) ?? [],
    sources: (request) =>
      modulesIn((chunksOf.get(request) ?? []).flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])),
    namespaces: (prefix) =>
      textFilesIn(
        [...compilation.chunks]
          .filter(({ name }) => name?.startsWith(prefix))
          .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]),
      ).map((file) => basename(file, '.json')),
    names: [...byName.keys()],
  }
}

/** File names → preloads under a public path, without duplicates; files that cannot be preloaded are omitted. */
export const preloads = (files: readonly string[], publicPath: string): Preload[] =>
  [...new Set(files)].flatMap((file) => {
    const as = kinds[extname(file)]
    return as ? [{ url: publicPath + file, as }] : []
  })

/** Language → preloads of its texts: all chunks named `<kind>-<language>`. */
export const localePreloads = (chunks: ChunkFiles, publicPath: string, kind: LocaleKind): Record<string, Preload[]> =>
  Object.fromEntries(
    chunks.names
      .filter((name) => name.startsWith(`${kind}-`))
      // Sorted, because the bundler finishes them in any order, and equal sources must have equal descriptions (rule
      // release.1).
      .toSorted()
      .map((name) => [name.slice(kind.length + 1), preloads(chunks.named(name), publicPath)]),
  )
