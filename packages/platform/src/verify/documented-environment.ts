import { variables } from '../environment'
import type { SourceFile } from './tree-files'

const row = /^\| `([A-Z][A-Z_]+)` \|/gm

/** README's table and the code must name the same variables; one sentence for each that one of them lacks. */
export const undocumentedVariables = (files: readonly SourceFile[]): string[] => {
  const readme = files.find(({ path }) => path === 'README.md')?.text() ?? ''
  const told = new Set([...readme.matchAll(row)].map(([, name]) => name))
  const read = new Set(Object.keys(variables))
  return [
    ...[...read].flatMap((name) => (told.has(name) ? [] : `README.md does not tell of the variable ${name}.`)),
    ...[...told].flatMap((name) => (name && !read.has(name) ? `README.md tells of ${name}, which nothing reads.` : [])),
  ]
}
