import type { RemovedColumn } from '@lernspur/database/migration/removed-columns'
import { parseSync } from 'libpg-query'

type Node = Readonly<Record<string, unknown>>

/** What a statement takes away from the previous release, in words, and the names that nothing may read any more. */
export interface Contraction {
  readonly what: string
  readonly names: readonly string[]
  /** Columns that go; `*` stands for all of a table. */
  readonly columns?: readonly RemovedColumn[]
}

/** A part of the parser's tree; missing parts are empty. */
const part = (node: Node, key: string): Node => (node[key] ?? {}) as Node
const list = (node: Node, key: string): readonly Node[] => (node[key] ?? []) as readonly Node[]
const text = (node: Node, key: string): string => String(node[key] ?? '')

/** Objects whose removal breaks their users; removing an index or a policy does not. */
const readObjects: Readonly<Record<string, string>> = {
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_MATVIEW: 'view',
  OBJECT_COLUMN: 'column',
  OBJECT_FUNCTION: 'function',
  OBJECT_PROCEDURE: 'procedure',
  OBJECT_ROUTINE: 'routine',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_SCHEMA: 'schema',
  OBJECT_TYPE: 'type',
  OBJECT_DOMAIN: 'domain',
}

const strings = (node: Node): string[] =>
  'sval' in node
    ? [String(node.sval)]
    : Object.values(node).flatMap((value) =>
        Array.isArray(value)
          ? value.flatMap((one) => strings(one as Node))
          : typeof value === 'object' && value !== null
            ? strings(value as Node)
            : [],
      )

/** The parts of an object's name, without arguments of a function. */
const nameOf = (object: Node): string[] =>
  'ObjectWithArgs' in object ? list(part(object, 'ObjectWithArgs'), 'objname').flatMap(strings) : strings(object)

const constraintsOf = (column: Node): Node[] => list(column, 'constraints').map((one) => part(one, 'Constraint'))
const fills = new Set(['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'])
const forbidsNull = new Set(['CONSTR_NOTNULL', 'CONSTR_PRIMARY'])

const needsValue = (column: Node): boolean => {
  const kinds = constraintsOf(column).map((one) => text(one, 'contype'))
  return kinds.some((kind) => forbidsNull.has(kind)) && !kinds.some((kind) => fills.has(kind))
}

/** Names of columns in a constraint. */
const columnsOf = (rule: Node): string[] => [
  ...['keys', 'fk_attrs'].flatMap((key) => list(rule, key).flatMap(strings)),
  ...list(rule, 'exclusions').flatMap((one) => JSON.stringify(one).match(/(?<="name":")\w+/g) ?? []),
  ...(JSON.stringify(rule.raw_expr ?? {}).match(/(?<="ColumnRef":\{"fields":\[\{"String":\{"sval":")\w+/g) ?? []),
]

/** Finds removals in one file; objects that the same file creates are new and unused. */
class Reader {
  readonly #madeTables = new Set<string>()
  readonly #madeColumns = new Set<string>()
  readonly #madeRoutines = new Set<string>()

  read(statement: Node): Contraction[] {
    const [[kind, body] = ['', {}]] = Object.entries(statement) as [string, Node][]
    if (kind === 'CreateStmt') this.#madeTables.add(text(part(body, 'relation'), 'relname'))
    if (kind === 'CreateFunctionStmt') this.#madeRoutines.add(list(body, 'funcname').flatMap(strings).join('.'))
    if (kind === 'AlterTableStmt') return this.#alter(body)
    if (kind === 'DropStmt') return this.#drop(body)
    if (kind === 'RenameStmt') return this.#rename(body)
    if (kind === 'IndexStmt' && body.unique)
      return this.#restrict(
        body,
        list(body, 'indexParams').map((one) => text(part(one, 'IndexElem'), 'name')),
        'a unique index',
      )
    if (kind === 'GrantStmt' && !body.is_grant) return this.#revoke(body)
    if (kind === 'CreatePolicyStmt' && !body.permissive)
      return this.#restrict(part(body, 'table'), [], 'a restrictive policy')
    if (kind === 'DoStmt' && /\b(drop|rename|alter\s+column|revoke)\b/i.test(JSON.stringify(body))) {
      return [{ what: 'changes the schema by text that cannot be checked', names: [] }]
    }
    return []
  }

  #alter(body: Node): Contraction[] {
    const relation = part(body, 'relation')
    const table = text(relation, 'relname')
    if (this.#madeTables.has(table)) return []
    return list(body, 'cmds').flatMap((one) => this.#command(relation, table, part(one, 'AlterTableCmd')))
  }

  #command(relation: Node, table: string, command: Node): Contraction[] {
    const column = text(command, 'name')
    const location = `${table}.${column}`
    const isNew = this.#madeColumns.has(location)
    const definition = part(part(command, 'def'), 'ColumnDef')
    switch (command.subtype) {
      case 'AT_AddColumn': {
        const added = text(definition, 'colname')
        this.#madeColumns.add(`${table}.${added}`)
        return needsValue(definition) ? [{ what: `adds ${table}.${added} NOT NULL without a default`, names: [] }] : []
      }
      case 'AT_DropColumn':
        return isNew ? [] : [{ what: `drops ${location}`, names: [column], columns: [{ table, column }] }]
      case 'AT_AlterColumnType':
        return isNew ? [] : [{ what: `changes the type of ${location}`, names: [column] }]
      case 'AT_SetNotNull':
        return isNew ? [] : [{ what: `forbids null in ${location}`, names: [] }]
      case 'AT_ColumnDefault':
        return isNew || command.def ? [] : [{ what: `takes the default of ${location}`, names: [] }]
      case 'AT_AddConstraint': {
        const rule = part(part(command, 'def'), 'Constraint')
        return this.#restrict({ relation }, columnsOf(rule), `the constraint ${text(rule, 'conname')}`)
      }
      default:
        return []
    }
  }

  /** A constraint on columns that the file adds concerns no old code. */
  #restrict(body: Node, columns: readonly string[], rule: string): Contraction[] {
    const table = text('relation' in body ? part(body, 'relation') : body, 'relname')
    const isNew = columns.some((column) => this.#madeColumns.has(`${table}.${column}`))
    return this.#madeTables.has(table) || isNew ? [] : [{ what: `adds ${rule} to ${table}`, names: [] }]
  }

  #drop(body: Node): Contraction[] {
    const kind = readObjects[text(body, 'removeType')]
    if (!kind) return []
    return list(body, 'objects').flatMap((object) => {
      const name = nameOf(object)[0] ?? ''
      return this.#madeTables.has(name) || this.#madeRoutines.has(name)
        ? []
        : [
            {
              what: `drops the ${kind} ${nameOf(object).join('.')}`,
              names: [nameOf(object).at(-1) ?? ''],
              ...(kind === 'table' && { columns: [{ table: nameOf(object).at(-1) ?? '', column: '*' }] }),
            },
          ]
    })
  }

  #rename(body: Node): Contraction[] {
    const kind = readObjects[text(body, 'renameType')]
    if (!kind) return []
    const table = text(part(body, 'relation'), 'relname')
    const name = text(body, 'subname') || table || strings(part(body, 'object')).join('.')
    const columns = [{ table, column: kind === 'column' ? name : '*' }]
    return [{ what: `renames the ${kind} ${name}`, names: [name], ...(table !== '' && { columns }) }]
  }

  #revoke(body: Node): Contraction[] {
    const objects = list(body, 'objects')
    const names = objects.flatMap((one) => [
      text(part(one, 'RangeVar'), 'relname'),
      'ObjectWithArgs' in one ? nameOf(one).join('.') : '',
    ])
    const isNew = names.some((name) => this.#madeTables.has(name) || this.#madeRoutines.has(name))
    return isNew ? [] : [{ what: `takes rights on ${names.filter((name) => name).join(', ')}`, names: [] }]
  }
}

/** What a migration takes away from the previous release. Throws the error of PostgreSQL's parser for invalid SQL. */
export const contractionsOf = (sql: string): Contraction[] => {
  const reader = new Reader()
  const { stmts } = parseSync(sql) as { readonly stmts: readonly { readonly stmt: Node }[] }
  return stmts.flatMap(({ stmt }) => reader.read(stmt))
}
