import type { Database } from '@lernspur/database/connection/connect'

/** Appears in every text about children and teaching of a marked school. */
export const mark = 'Kanari'

/**
 * Tables of a school whose texts name nobody and tell nothing about its classes: names of years, and the curriculum.
 */
const ofNobody = ['competence', 'competence_domain', 'school_subject', 'school_term', 'school_year']

/** What the provider helps the staff of a school with. */
const ofStaff = ['invitation', 'two_factor_reset', 'user_role']

/** Directory tables with texts about schools' children. */
const inDirectory = ['mail_outbox', 'notification']

interface Column {
  readonly table: string
  readonly column: string
  readonly kind: 'text' | 'jsonb'
}

/** A column with marks, found in the catalogue. */
export type MarkedColumn = Omit<Column, 'kind'>

const columnsOf = (owner: Database): Promise<Column[]> => owner<Column[]>`
  select c.relname::text as table, a.attname::text as column, t.typname::text as kind
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  join pg_type t on t.oid = a.atttypid and t.typname in ('text', 'jsonb')
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${ofNobody})
    and (c.relname = any(${inDirectory}) or exists (
      select from pg_attribute o where o.attrelid = c.oid and o.attname = 'tenant_id' and o.attnum > 0))
    and c.relname <> all(${ofStaff})
  order by 1, 2`

/** Constrained texts, such as a state or a colour, refuse the mark and stay as they are. */
const write = async (owner: Database, { table, column, kind }: Column, tenantId: string, names: readonly string[]) => {
  const pattern = `(${names.join('|')})`
  const marked =
    kind === 'text' ? owner`${mark}` : owner`regexp_replace(${owner(column)}::text, ${pattern}, ${mark}, 'g')::jsonb`
  const ofSchool = table === 'mail_outbox' ? owner`true` : owner`tenant_id = ${tenantId}`
  await owner`
    update ${owner(table)} set ${owner(column)} = ${marked} where ${ofSchool} and ${owner(column)} is not null`.catch(
    (error: unknown) => {
      const isRefused = error instanceof Error && 'code' in error && /^(23|22)/.test(String(error.code))
      if (!isRefused) throw error
    },
  )
}

const holdsMark = async (owner: Database, { table, column }: Column): Promise<boolean> => {
  const found = await owner`select from ${owner(table)} where ${owner(column)}::text like ${`%${mark}%`} limit 1`
  return found.length > 0
}

/**
 * Writes the mark into every text of a school about children or teaching that the catalogue finds. Returns the columns
 * that now hold it.
 */
export const markSchool = async (owner: Database, tenantId: string): Promise<MarkedColumn[]> => {
  const students = await owner<{ firstName: string; lastName: string }[]>`
    select first_name, last_name from student where tenant_id = ${tenantId}`
  const names = students.flatMap(({ firstName, lastName }) => [firstName, lastName])
  const columns = await columnsOf(owner)
  for (const column of columns) await write(owner, column, tenantId, names)
  const marked: MarkedColumn[] = []
  for (const column of columns) if (await holdsMark(owner, column)) marked.push(column)
  return marked
}
