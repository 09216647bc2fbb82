import { variables } from '../../environment/variables'
import { isCode, type SourceFile } from './tree-files'

/** Where the settings are described. */
const page = 'packages/platform/docs/operators/settings.md'
/** Rows of its table start with names, one or several. */
const row = /^\| `[A-Z][A-Z0-9_]+`[^|]*\|/gm
const name = /`([A-Z][A-Z0-9_]+)`/g

const namesIn = (text: string): Set<string> =>
  new Set((text.match(row) ?? []).flatMap((cell) => [...cell.matchAll(name)].map(([, variable = '']) => variable)))

/** The settings page and the code must name the same variables; one sentence per missing one. */
export const undocumentedVariables = (files: readonly SourceFile[]): string[] => {
  const documented = namesIn(files.find(({ path }) => path === page)?.text() ?? '')
  const product = files.filter((file) => isCode(file) && !/\.test\.tsx?$/.test(file.name)).map((file) => file.text())
  return [
    ...Object.keys(variables).flatMap((one) =>
      documented.has(one) ? [] : `${page} does not describe the variable ${one}.`,
    ),
    ...[...documented].flatMap((one) =>
      product.some((text) => text.includes(one)) ? [] : `${page} describes ${one}, which nothing reads.`,
    ),
  ]
}
