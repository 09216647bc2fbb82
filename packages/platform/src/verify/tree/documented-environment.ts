import { variables } from '../../environment/variables'
import { isCode, type SourceFile } from './tree-files'

/** Rows of README's table begin with a name; a row may describe several. */
const row = /^\| `[A-Z][A-Z0-9_]+`[^|]*\|/gm
const name = /`([A-Z][A-Z0-9_]+)`/g

const toldBy = (readme: string): Set<string> =>
  new Set((readme.match(row) ?? []).flatMap((cell) => [...cell.matchAll(name)].map(([, told = '']) => told)))

/** README's table and the code must name the same variables; one sentence for each missing one. */
export const undocumentedVariables = (files: readonly SourceFile[]): string[] => {
  const told = toldBy(files.find(({ path }) => path === 'README.md')?.text() ?? '')
  const product = files.filter((file) => isCode(file) && !/\.test\.tsx?$/.test(file.name)).map((file) => file.text())
  return [
    ...Object.keys(variables).flatMap((one) =>
      told.has(one) ? [] : `README.md does not tell of the variable ${one}.`,
    ),
    ...[...told].flatMap((one) =>
      product.some((text) => text.includes(one)) ? [] : `README.md tells of ${one}, which nothing reads.`,
    ),
  ]
}
