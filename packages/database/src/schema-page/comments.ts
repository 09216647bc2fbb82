/** The comments of migrations on tables and columns, by `table` and `table.column`. */
export type SchemaComments = ReadonlyMap<string, string>

const block = String.raw`((?:^[ \t]*--.*\n)+)`
const tables = new RegExp(String.raw`(?:${block})?^create (?:unlogged )?table ([\w.]+) \(\n([\s\S]*?)^\);`, 'gm')
const columns = new RegExp(String.raw`${block}^  (\w+) `, 'gm')
const addedColumns = new RegExp(String.raw`${block}^alter table ([\w.]+)\s+add column (\w+) `, 'gm')

const textOf = (lines: string): string =>
  lines
    .replaceAll(/^[ \t]*-- ?/gm, '')
    .replaceAll('\n', ' ')
    .trim()

/** Reads the comments above tables and columns of numbered migrations; later ones replace earlier ones. */
export const readComments = (migrations: readonly string[]): SchemaComments => {
  const comments = new Map<string, string>()
  for (const sql of migrations) {
    for (const [, above, table = '', body = ''] of sql.matchAll(tables)) {
      if (above) comments.set(table, textOf(above))
      for (const [, lines = '', column = ''] of body.matchAll(columns)) {
        comments.set(`${table}.${column}`, textOf(lines))
      }
    }
    for (const [, lines = '', table = '', column = ''] of sql.matchAll(addedColumns)) {
      comments.set(`${table}.${column}`, textOf(lines))
    }
  }
  return comments
}
