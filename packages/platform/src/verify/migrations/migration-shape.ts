import { parseSync } from 'libpg-query'
import type { SourceFile } from '../tree/tree-files'

type Node = Readonly<Record<string, unknown>>

const comment = /--.*$/gm
const roleChange =
  /\b(?:set|reset)\s+(?:(?:local|session)\s+)?(?:role|session\s+authorization)\b|\bset_config\s*\(\s*'role'/i

/** Whether a migration leaves its owner's role, which may only touch that owner's tables. */
export const changesRole = (sql: string): boolean => roleChange.test(sql.replaceAll(comment, ''))

const statementsOf = (sql: string): [kind: string, body: Node][] => {
  const { stmts } = parseSync(sql) as { readonly stmts: readonly { readonly stmt: Node }[] }
  return stmts.flatMap(({ stmt }) => Object.entries(stmt) as [string, Node][])
}

const nameOf = (kind: string, body: Node): string | undefined => {
  if (kind === 'ViewStmt') return String((body.view as Node).relname)
  if (kind !== 'CreateFunctionStmt') return undefined
  return (body.funcname as readonly { readonly String: { readonly sval: string } }[])
    .map(({ String: { sval } }) => sval)
    .join('.')
}

/** Statements allowed in a file that is applied again whenever its text changes. */
const isRepeatable = (kind: string, body: Node): boolean =>
  kind === 'GrantStmt' ||
  kind === 'CommentStmt' ||
  (['CreateFunctionStmt', 'ViewStmt'].includes(kind) && !!body.replace)

/** Functions and views defined in two files, and files of functions that cannot be applied twice. */
export const definitionFaults = (migrations: readonly SourceFile[]): string[] => {
  const locations = new Map<string, string>()
  return migrations.flatMap((file) => {
    const statements = statementsOf(file.text())
    const names = new Set(statements.flatMap(([kind, body]) => nameOf(kind, body) ?? []))
    const twice = [...names].flatMap((name) => {
      const other = locations.get(name)
      locations.set(name, file.path)
      return other === undefined ? [] : `${name} is defined in ${other} and in ${file.path}; change it where it stands.`
    })
    if (!file.path.includes('/functions/')) return twice
    const once = statements.filter(([kind, body]) => !isRepeatable(kind, body))
    return once.length === 0
      ? twice
      : [...twice, `${file.path} holds more than functions and views made by CREATE OR REPLACE, and their grants.`]
  })
}
