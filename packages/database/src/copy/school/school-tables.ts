import type postgres from 'postgres'
import { readTables, type Table } from '../table'

/**
 * Tables with rows of schools that do not move with them (rule move.1): answers to calls that are sent again to the former
 * address, open offers and requests whose links lead there, and certificates that the other installation makes itself.
 */
export const unmovedTables = [
  'idempotency_key',
  'invitation',
  'invitation_access_right',
  'invitation_access_right_subject',
  'signing_certificate',
  'two_factor_reset',
] as const

/** What changes while people only look, or by work that nobody ordered: it does not count as written to (rule move.4). */
const traces: Readonly<Record<string, 'all' | readonly string[]>> = {
  audit_entry: 'all',
  notification: 'all',
  school_day: 'all',
  student_name_part: 'all',
  undo_entry: 'all',
  undo_row: 'all',
  report_file: 'all',
  retention_notice: 'all',
  roll_over_notice: 'all',
  user_role: ['last_used_at'],
  student: ['searched_as', 'enrolled_until'],
  program_token: ['last_used_at', 'counted_minute', 'counted_calls'],
}

/** The tables whose rows move with a school, by name: all that name it but `unmovedTables`. */
export const readSchoolTables = async (sql: postgres.Sql): Promise<Table[]> => {
  const unmoved: readonly string[] = unmovedTables
  return (await readTables(sql)).filter(({ name, columns }) => columns.includes('tenant_id') && !unmoved.includes(name))
}

/** How many rows of a table a school has, and a digest of them. */
export interface TableDigest {
  readonly rows: number
  /** 64 hexadecimal characters. */
  readonly digest: string
}

/** Columns of a school's own row that say how it stands in one installation; they neither move nor count as written to. */
export const ofOneInstallation: readonly string[] = [
  'is_disabled',
  'is_provider',
  'disabled_at',
  'disabled_reason',
  'closes_at',
  'founding',
  'first_steps_put_away_at',
]

const digestTable = async (
  sql: postgres.Sql,
  { name, key }: Pick<Table, 'name' | 'key'>,
  columns: readonly string[],
  schoolId: string,
): Promise<TableDigest> => {
  const [found] = await sql.unsafe<TableDigest[]>(
    `select count(*)::integer as rows,
      encode(sha256(convert_to(coalesce(string_agg(row_digest, '' order by place), ''), 'UTF8')), 'hex') as digest
    from (
      select md5(row(${columns.join(', ')})::text) as row_digest, row_number() over (order by ${key.join(', ')}) as place
      from ${name} where ${name === 'tenant' ? 'id' : 'tenant_id'} = $1
    ) as listed`,
    [schoolId],
  )
  return { rows: found?.rows ?? 0, digest: found?.digest ?? '' }
}

/**
 * A digest of what people have written in each table of a school, by the table's name. The transaction shows the rows of
 * that school.
 */
export const digestSchool = async (sql: postgres.Sql, schoolId: string): Promise<Record<string, TableDigest>> => {
  const digests: Record<string, TableDigest> = {}
  for (const { name, columns, key } of await readSchoolTables(sql)) {
    const trace = traces[name] ?? []
    if (trace === 'all') continue
    const compared = columns.filter((column) => !trace.includes(column))
    digests[name] = await digestTable(sql, { name, key }, compared, schoolId)
  }
  const school = (await readTables(sql)).find(({ name }) => name === 'tenant')
  if (school) {
    const compared = school.columns.filter((column) => !ofOneInstallation.includes(column))
    digests.tenant = await digestTable(sql, school, compared, schoolId)
  }
  return digests
}

/** Pairs of a table and its column that refer by themselves to one of these directory tables. */
export const referencesTo = (sql: postgres.Sql, targets: readonly string[]) => sql<
  { readonly table: string; readonly column: string; readonly target: string }[]
>`
  select quote_ident(c.relname) as "table", quote_ident(a.attname) as "column", target.relname as target
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid
  join pg_class target on target.oid = f.confrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
  where f.contype = 'f' and cardinality(f.conkey) = 1 and f.connamespace = 'public'::regnamespace
    and target.relname = any(${[...targets]})
  order by 1, 2`
