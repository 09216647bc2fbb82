import { isCode, type SourceFile } from '../tree/tree-files'
import { tableAliases } from './table-aliases'

const glossaryPath = 'packages/contracts/rules/glossary.md'

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** `from student s`, `insert into user_role as ur`, or a template that begins with a table and its alias. */
const declaration = new RegExp(
  `(?:\\b(?:from|join|update|into|using)\\s+(?:only\\s+)?(?:registry\\.)?|\`\\s*)(${Object.keys(tableAliases).join('|')})[ \\t]+(?:as[ \\t]+)?([a-z_]+)\\b(?![.'(])`,
  'g',
)
/** Keywords that may stand in the position of an alias. */
export const notAliases: ReadonlySet<string> = new Set(
  'as cross for full group having inner is join left limit offset on or order returning right select set union using values where'.split(
    ' ',
  ),
)
const creation = /\bcreate\s+(?:(?:or\s+replace|unlogged)\s+)?(?:table|view)\s+(?:registry\.)?([a-z_]+)/gi
const glossaryRow = /^\| `([a-z_]+)` \| `([a-z_]+)` \|$/gm

/** Keeps line breaks, so that line numbers stay right. */
const withoutComments = (text: string): string => text.replace(comment, (found) => found.replace(/[^\n]/g, ' '))

const isAliasOf = (table: string, alias: string): boolean =>
  alias === tableAliases[table] || alias.endsWith(`_${tableAliases[table]}`)

const wrongAliases = (file: SourceFile): string[] => {
  const text = withoutComments(file.text())
  return [...text.matchAll(declaration)].flatMap(({ 1: table = '', 2: alias = '', index }) => {
    if (notAliases.has(alias) || isAliasOf(table, alias)) return []
    const line = text.slice(0, index).split('\n').length
    return `${file.path}:${line} names ${table} "${alias}"; its alias is "${tableAliases[table]}", or ends in "_${tableAliases[table]}".`
  })
}

const tablesOf = (files: readonly SourceFile[]): Set<string> =>
  new Set(
    files
      .filter(({ path }) => path.startsWith('packages/database/migrations/'))
      .flatMap((file) => [...file.text().matchAll(creation)].map(([, table = '']) => table)),
  )

/** Tables without an alias, aliases without a table, and differing rows of the glossary. */
const listFaults = (files: readonly SourceFile[]): string[] => {
  const tables = tablesOf(files)
  if (tables.size === 0) return []
  const glossary = files.find(({ path }) => path === glossaryPath)?.text() ?? ''
  const rows = new Map([...glossary.matchAll(glossaryRow)].map(([, table = '', alias = '']) => [table, alias]))
  return [
    ...[...tables].flatMap((table) => (table in tableAliases ? [] : `The table ${table} has no alias.`)),
    ...Object.keys(tableAliases).flatMap((table) => (tables.has(table) ? [] : `There is no table ${table}.`)),
    ...[...new Set([...rows.keys(), ...Object.keys(tableAliases)])].flatMap((table) =>
      rows.get(table) === tableAliases[table] ? [] : `${glossaryPath} has another alias for ${table}.`,
    ),
  ]
}

/** Wrong aliases in SQL, and differences between migrations, aliases and glossary. */
export const aliasViolations = (files: readonly SourceFile[]): string[] => [
  ...files.filter((file) => isCode(file) && /^(services|packages)\//.test(file.path)).flatMap(wrongAliases),
  ...listFaults(files),
]
