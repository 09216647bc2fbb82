import type { Call } from '@lernspur/service-kit/call/call'

/** Rows that are read in one statement. */
const pageRows = 1000

/** A row with its columns in the spelling of the interface. */
export type ExportRow = Readonly<Record<string, unknown>>

interface Page {
  readonly id: string
  readonly row: ExportRow
}

const camel = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
/** Left out, because all of the export is of one school, and search columns say nothing that others do not. */
const unshown = ['tenant_id', 'lower_name', 'search_text', 'searched_as', 'enrolled_until']
const visible = (row: ExportRow): ExportRow =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => (unshown.includes(column) ? [] : [[camel(column), value]])),
  )

/** All rows of a table of the actor's school, by id and page by page. */
export async function* tableRows(call: Call, table: string): AsyncGenerator<readonly ExportRow[]> {
  const { tenantId } = call.actor
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const after = last
    const [page] = await call.read((tx) => [
      tx<Page[]>`
        select id, to_json(one) as row from ${tx(table)} one
        where tenant_id = ${tenantId} and id > ${after} order by id limit ${pageRows}`,
    ])
    yield page.map(({ row }) => visible(row))
    const end = page.at(-1)
    if (!end || page.length < pageRows) return
    last = end.id
  }
}

/** The people of the school with their roles. */
export async function* people(call: Call): AsyncGenerator<readonly ExportRow[]> {
  const { tenantId } = call.actor
  const [rows] = await call.read((tx) => [
    tx<ExportRow[]>`
      select u.id, u.first_name, u.last_name, ur.role_type, ur.status
      from user_role ur join app_user u on u.id = ur.user_id
      where ur.tenant_id = ${tenantId} order by u.id`,
  ])
  yield rows.map((row) => ({ ...row }))
}
