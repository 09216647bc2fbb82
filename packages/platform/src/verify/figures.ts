import { root } from '../install/install-packages'
import { cruiseTree } from './boundaries'
import { type ImportGraph, importGraph, unitOf } from './structure/import-graph'
import { longestChain } from './structure/longest-chain'
import { isCode, type SourceFile, sourceFiles } from './tree/tree-files'
import { lineCount } from './tree/tree-rules'

interface SizedFile {
  readonly path: string
  readonly lines: number
}

/** How many of the largest files are listed by name. */
const listed = 10

/** The value that this share of the files does not exceed. */
const quantile = (sorted: readonly SizedFile[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]?.lines ?? 0

const sizesOf = (files: readonly SourceFile[]): SizedFile[] =>
  files
    .filter(isCode)
    .map((file) => ({ path: file.path, lines: lineCount(file.text()) }))
    .sort((a, b) => a.lines - b.lines)

const row = (name: string, value: number): string => `  ${String(value).padStart(8)}  ${name}`
const rows = (sizes: Iterable<readonly [string, number]>): string[] =>
  [...sizes].toSorted(([, a], [, b]) => b - a).map(([name, value]) => row(name, value))

const sumBy = (sizes: readonly SizedFile[], groupOf: (path: string) => string, measure: (one: SizedFile) => number) =>
  Map.groupBy(sizes, ({ path }) => groupOf(path))
    .entries()
    .map(([name, inside]) => [name, inside.reduce((sum, one) => sum + measure(one), 0)] as const)
    .toArray()

/** The sizes of the tree in a few words, for the line of a stage. */
export const sizeNote = (files: readonly SourceFile[]): string => {
  const sizes = sizesOf(files)
  return `${sizes.length} files, median ${quantile(sizes, 0.5)} lines, longest ${sizes.at(-1)?.lines ?? 0}`
}

/**
 * Figures of the tree as lines to print: lengths of files, sizes of units and folders, and the longest import chain.
 * They show where the tree grows; none is good or bad, so none has a bound.
 */
export const figuresOf = (files: readonly SourceFile[], graph: ImportGraph): string[] => {
  const sizes = sizesOf(files)
  const folders = sumBy(
    sizes,
    (path) => path.slice(0, path.lastIndexOf('/')),
    () => 1,
  )
  const chain = longestChain(graph)
  return [
    'Files of code, tests and styles included',
    row('files', sizes.length),
    row(
      'lines',
      sizes.reduce((sum, { lines }) => sum + lines, 0),
    ),
    row('lines of a file, median', quantile(sizes, 0.5)),
    row('lines of a file, 90 of 100 files', quantile(sizes, 0.9)),
    '',
    'Longest files',
    ...rows(sizes.slice(-listed).map(({ path, lines }) => [path, lines])),
    '',
    'Lines of each unit',
    ...rows(sumBy(sizes, unitOf, ({ lines }) => lines)),
    '',
    'Folders with the most files',
    ...rows(folders).slice(0, listed),
    '',
    `Longest chain of imports: ${chain.length} files`,
    ...chain.map((path) => `            ${path}`),
  ]
}

/** Measures the tree and prints it. */
export const printFigures = async (): Promise<void> => {
  const { modules } = await cruiseTree(root)
  for (const line of figuresOf(sourceFiles(root), importGraph(modules))) console.log(line)
}
