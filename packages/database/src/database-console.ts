import postgres from 'postgres'
import { toAddress } from './connection/address'
import { clientOptions } from './connection/settings'

type Rows = postgres.RowList<(Buffer | null)[][]>

const tables = `
  select n.nspname as schema, c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind,
    pg_get_userbyid(c.relowner) as owner
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v') and n.nspname not in ('pg_catalog', 'information_schema')
  order by 1, 2`

const columnsAndConstraints = (table: string): string => `
  select a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    case when a.attnotnull then 'not null' else '' end as nullable, pg_get_expr(d.adbin, d.adrelid) as default
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = '${table.replaceAll("'", "''")}'::regclass and a.attnum > 0 and not a.attisdropped
  order by a.attnum;
  select c.conname as constraint, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.conrelid = '${table.replaceAll("'", "''")}'::regclass order by c.contype desc, 1`

/** Rows as a table, one line each, with the count below; for a statement without rows, what it did. */
const format = (rows: Rows): string => {
  const { columns, command, count } = rows
  if (!columns || columns.length === 0) return `${command} ${count ?? ''}`.trim()
  const cells = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell).replaceAll('\n', ' '))))
  const widths = columns.map(({ name }, at) => Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(' | ')
      .trimEnd()
  const head = [line(columns.map(({ name }) => name)), widths.map((width) => '-'.repeat(width)).join('-+-')]
  return [...head, ...cells.map(line), `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`].join('\n')
}

/** A connection for a person. */
export interface DatabaseConsole {
  /**
   * Runs one or several statements, or `\d` for the tables and `\d <table>` for its columns and constraints. Returns
   * what to print; throws the server's message about a mistake.
   */
  run(text: string): Promise<string>
  close(): Promise<void>
}

/** Opens a console as the user of this address, with values and names as the server writes them. */
export const openConsole = (url: string): DatabaseConsole => {
  const address = toAddress(url)
  const options = clientOptions(address, { name: 'console', max: 1, statementTimeout: 0 })
  const sql = postgres(address.url, {
    ...options,
    // Settings stay, and people may think for as long as they like, even within a transaction.
    connection: { ...options.connection, idle_in_transaction_session_timeout: 0 },
    idle_timeout: 0,
    transform: {},
    onnotice: ({ message }) => console.log(message),
  })
  const statementOf = (text: string): string => {
    const [, table] = text.trim().match(/^\\d(?:\s+(\S+))?$/) ?? [text]
    if (!text.trim().startsWith('\\d')) return text
    return table === undefined ? tables : columnsAndConstraints(table)
  }
  return {
    run: async (text) => {
      const result = (await sql.unsafe(statementOf(text)).simple().raw()) as unknown as Rows | Rows[]
      // Each of several statements has its own rows.
      return ('command' in result ? [result] : result).map(format).join('\n\n')
    },
    close: () => sql.end({ timeout: 1 }),
  }
}
