import { parseSync } from 'libpg-query'

type Node = Readonly<Record<string, unknown>>

/** A part of the parser's tree; missing parts are empty. */
const part = (node: Node, key: string): Node => (node[key] ?? {}) as Node
const list = (node: Node, key: string): readonly Node[] => (node[key] ?? []) as readonly Node[]
const text = (node: Node, key: string): string => String(node[key] ?? '')

/** Functions that a default may call without every row being written anew: they give one value for a statement. */
const steady = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'current_setting'])

/** Names of the functions that an expression calls. */
const functionsIn = (expression: Node): string[] =>
  [...JSON.stringify(expression).matchAll(/"FuncCall":\{"funcname":\[(.*?)\]/g)].map(
    ([, names = '']) => [...names.matchAll(/"sval":"(\w+)"/g)].at(-1)?.[1] ?? '',
  )

const inlineRules: Readonly<Record<string, string>> = {
  CONSTR_CHECK: 'a check',
  CONSTR_FOREIGN: 'a foreign key',
  CONSTR_UNIQUE: 'a unique constraint',
  CONSTR_PRIMARY: 'a primary key',
}

const notValid = 'add it NOT VALID, and validate it in a later file'
const rewritesTables = 'rewrites or locks whole tables, which no migration may'
const usingIndex = 'make the index in a file marked `-- concurrently`, and add the constraint USING INDEX'

/** Finds statements of one file that lock an existing table while they go through all of its rows. */
class LockReader {
  readonly #isConcurrent: boolean
  readonly #isBatched: boolean
  readonly #madeTables = new Set<string>()
  readonly #unvalidated = new Set<string>()

  constructor(sql: string) {
    this.#isConcurrent = /^-- concurrently\s*$/m.test(sql)
    this.#isBatched = /^-- in batches\s*$/m.test(sql)
  }

  read(statement: Node): string[] {
    const [[kind, body] = ['', {}]] = Object.entries(statement) as [string, Node][]
    switch (kind) {
      case 'CreateStmt':
        this.#madeTables.add(text(part(body, 'relation'), 'relname'))
        return []
      case 'IndexStmt':
        return this.#index(body)
      case 'DropStmt':
        return this.#drop(body)
      case 'AlterTableStmt':
        return this.#alter(body)
      case 'UpdateStmt':
      case 'DeleteStmt':
        return this.#rows(body)
      case 'VacuumStmt':
        // ANALYZE, which is of this kind, reads a sample, and people save meanwhile.
        return body.is_vacuumcmd ? [rewritesTables] : []
      case 'ReindexStmt':
      case 'ClusterStmt':
        return [rewritesTables]
      default:
        return []
    }
  }

  #index(body: Node): string[] {
    const table = text(part(body, 'relation'), 'relname')
    const index = text(body, 'idxname')
    if (body.concurrent)
      return this.#isConcurrent
        ? []
        : [`makes the index ${index} concurrently: begin the file with \`-- concurrently\``]
    return this.#madeTables.has(table)
      ? []
      : [`makes the index ${index} while nobody can write to ${table}: make it in a file marked \`-- concurrently\``]
  }

  #drop(body: Node): string[] {
    if (text(body, 'removeType') !== 'OBJECT_INDEX') return []
    return body.concurrent && this.#isConcurrent
      ? []
      : ['drops an index while nobody can use its table: drop it in a file marked `-- concurrently`']
  }

  #rows(body: Node): string[] {
    const table = text(part(body, 'relation'), 'relname')
    return this.#isBatched || this.#madeTables.has(table)
      ? []
      : [`changes rows of ${table} in one transaction: change some at a time, in a file marked \`-- in batches\``]
  }

  #alter(body: Node): string[] {
    const table = text(part(body, 'relation'), 'relname')
    if (this.#madeTables.has(table)) return []
    return list(body, 'cmds').flatMap((one) => this.#command(table, part(one, 'AlterTableCmd')))
  }

  #command(table: string, command: Node): string[] {
    const column = text(command, 'name')
    switch (command.subtype) {
      case 'AT_AddColumn':
        return this.#addColumn(table, part(part(command, 'def'), 'ColumnDef'))
      case 'AT_AddConstraint':
        return this.#addConstraint(table, part(part(command, 'def'), 'Constraint'))
      case 'AT_ValidateConstraint':
        return this.#unvalidated.has(`${table}.${column}`)
          ? [`validates ${column} of ${table} in the transaction that adds it: validate it in a later file`]
          : []
      case 'AT_SetNotNull':
        return [
          `forbids null in ${table}.${column} while it reads all rows: add a NOT NULL constraint NOT VALID, and validate it in a later file`,
        ]
      case 'AT_AlterColumnType':
        return [`writes ${table} anew for another type of ${column}: add a column, and fill it in batches`]
      case 'AT_SetLogged':
      case 'AT_SetUnLogged':
      case 'AT_SetTableSpace':
      case 'AT_SetAccessMethod':
        return [`writes ${table} anew`]
      default:
        return []
    }
  }

  #addColumn(table: string, definition: Node): string[] {
    const location = `${table}.${text(definition, 'colname')}`
    return list(definition, 'constraints').flatMap((one) => {
      const rule = part(one, 'Constraint')
      const kind = text(rule, 'contype')
      if (kind === 'CONSTR_GENERATED' && text(rule, 'generated_kind') !== 'v')
        return [
          `writes ${table} anew for the computed column ${location}: let it be VIRTUAL, or fill a column in batches`,
        ]
      if (kind === 'CONSTR_IDENTITY') return [`writes ${table} anew to number ${location}`]
      const changing = functionsIn(part(rule, 'raw_expr')).find((name) => !steady.has(name))
      if (kind === 'CONSTR_DEFAULT' && changing !== undefined)
        return [
          `writes ${table} anew for the default ${changing}() of ${location}: set the default afterwards, and fill the column in batches`,
        ]
      const what = inlineRules[kind]
      if (what === undefined) return []
      const isIndexed = kind === 'CONSTR_UNIQUE' || kind === 'CONSTR_PRIMARY'
      return [`adds ${what} with the column ${location} while it reads all rows: ${isIndexed ? usingIndex : notValid}`]
    })
  }

  #addConstraint(table: string, rule: Node): string[] {
    const name = text(rule, 'conname') || 'without a name'
    const kind = text(rule, 'contype')
    if (kind === 'CONSTR_EXCLUSION')
      return [
        `adds the constraint ${name} to ${table} while nobody can write to it, which cannot be avoided: find another way`,
      ]
    if (kind === 'CONSTR_UNIQUE' || kind === 'CONSTR_PRIMARY')
      return text(rule, 'indexname') === ''
        ? [`adds the constraint ${name} to ${table} while nobody can write to it: ${usingIndex}`]
        : []
    if (rule.skip_validation) {
      this.#unvalidated.add(`${table}.${name}`)
      return []
    }
    return [`adds the constraint ${name} to ${table} while it reads all rows: ${notValid}`]
  }
}

/**
 * What of a migration would keep people from saving for as long as a table is large, and what to do instead: a sentence's
 * end each (rule stack.7). The rules are those of squawk, of which the parser is here already. What only takes away is
 * `contractionsOf`'s to find. Throws the error of PostgreSQL's parser for invalid SQL.
 */
export const heldLocksOf = (sql: string): string[] => {
  const reader = new LockReader(sql)
  const { stmts } = parseSync(sql) as { readonly stmts: readonly { readonly stmt: Node }[] }
  return stmts.flatMap(({ stmt }) => reader.read(stmt))
}
