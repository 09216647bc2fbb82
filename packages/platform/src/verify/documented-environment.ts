import { variables } from '../environment'
import type { SourceFile } from './tree-files'

/** README and code must name the same variables; one sentence for each that README lacks. */
export const undocumentedVariables = (files: readonly SourceFile[]): string[] => {
  const readme = files.find(({ path }) => path === 'README.md')?.text()
  if (readme === undefined) return []
  return Object.keys(variables).flatMap((name) =>
    new RegExp(`\\b${name}\\b`).test(readme) ? [] : `README.md does not tell of the variable ${name}.`,
  )
}
