import { isCode, type SourceFile } from '../tree/tree-files'
import { lineCount, longest } from '../tree/tree-rules'
import type { Figure } from './figure'

interface Sized {
  readonly path: string
  readonly lines: number
}

/** The value that this share of the files does not exceed. */
const quantile = (sorted: readonly Sized[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]?.lines ?? 0

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path)
const tell = ({ path, lines }: Sized): string => `${path} ${lines}`

/** How long files are: all code that people write, tests and styles included; and how large the shell is. */
export const sizeFigures = (files: readonly SourceFile[]): Figure[] => {
  const sized = files
    .filter(isCode)
    .map((file) => ({ path: file.path, lines: lineCount(file.text()) }))
    .sort((a, b) => a.lines - b.lines)
  const shell = sized.filter(({ path }) => /^shell\/.*\.tsx?$/.test(path) && !isTest(path))
  const parts = Map.groupBy(shell, ({ path }) => path.split('/').slice(0, 3).join('/'))
  const total = (part: readonly Sized[]): number => part.reduce((sum, { lines }) => sum + lines, 0)
  return [
    {
      name: 'lines of the shell (.ts and .tsx without tests)',
      value: total(shell),
      bound: 7500,
      places: [...parts].map(([path, part]) => ({ path, lines: total(part) })).map(tell),
    },
    { name: 'lines of a file, median', value: quantile(sized, 0.5), bound: 45, places: [] },
    { name: 'lines of a file, 90 of 100 files', value: quantile(sized, 0.9), bound: 110, places: [] },
    {
      name: 'lines of a file, longest',
      value: sized.at(-1)?.lines ?? 0,
      bound: longest,
      places: sized.filter(({ lines }) => lines > longest).map(tell),
    },
  ]
}
