import { parseSync } from 'libpg-query'
import type { DeclaredName } from './declared-names'

interface Located {
  readonly location?: number
}

interface Column extends Located {
  readonly colname: string
}

/** The part of PostgreSQL's tree that is read here; offsets are in bytes. */
interface Statement {
  readonly stmt_location?: number
  readonly stmt: {
    readonly CreateStmt?: {
      readonly relation: Located & { readonly relname: string }
      readonly tableElts?: readonly { readonly ColumnDef?: Column }[]
    }
    readonly AlterTableStmt?: {
      readonly cmds: readonly { readonly AlterTableCmd: { readonly def?: { readonly ColumnDef?: Column } } }[]
    }
    readonly CreateFunctionStmt?: { readonly funcname: readonly { readonly String: { readonly sval: string } }[] }
    readonly ViewStmt?: { readonly view: Located & { readonly relname: string } }
  }
}

const columnOf = ({ colname, location = 0 }: Column) => ({ name: colname, start: location })

/** Tables, views, columns and functions that a migration creates. PostgreSQL's parser must be loaded. */
export const sqlNames = (text: string): DeclaredName[] => {
  const { stmts } = parseSync(text) as { readonly stmts: readonly Statement[] }
  const bytes = Buffer.from(text)
  const names = stmts.flatMap(({ stmt_location: start = 0, stmt }) => {
    const { CreateStmt: table, AlterTableStmt: change, CreateFunctionStmt: routine, ViewStmt: visible } = stmt
    const relation = table?.relation ?? visible?.view
    const columns = [
      ...(table?.tableElts ?? []).map(({ ColumnDef }) => ColumnDef),
      ...(change?.cmds ?? []).map(({ AlterTableCmd }) => AlterTableCmd.def?.ColumnDef),
    ]
    return [
      ...(relation ? [{ name: relation.relname, start: relation.location ?? start }] : []),
      ...columns.flatMap((column) => (column?.colname ? columnOf(column) : [])),
      ...(routine ? [{ name: routine.funcname.at(-1)?.String.sval ?? '', start }] : []),
    ]
  })
  return names.map(({ name, start }) => ({
    name,
    isType: false,
    // A statement starts where the previous one ended, at the end of that line.
    line: bytes.subarray(0, start).toString().split('\n').length,
  }))
}
