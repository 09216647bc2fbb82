const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Fields of PostgreSQL's errors that say more than the message, in the order of reading. */
const detailFields = ['code', 'detail', 'hint', 'where', 'constraint_name', 'table_name', 'column_name'] as const

/** The statement with a mark under the character at `position`, which counts from 1. */
const markedStatement = (statement: string, position: number): string => {
  if (!(position > 0)) return statement
  const before = statement.slice(0, position - 1)
  const column = before.length - (before.lastIndexOf('\n') + 1)
  const lineEnd = statement.indexOf('\n', position - 1)
  const end = lineEnd < 0 ? statement.length : lineEnd
  return `${statement.slice(0, end)}\n${' '.repeat(column)}^${statement.slice(end)}`
}

/** A line of a stack in a library or the runtime. */
const isForeignFrame = (line: string): boolean => /node_modules|\(?(node|internal|bun):/.test(line)

const indented = (text: string): string => text.replaceAll(/^/gm, '    ')

/**
 * An unexpected error with its message, and for one of the database with its statement, for whoever develops: none of
 * it may be written where there are real people's data.
 */
export const explainFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(
    ['query', 'position', ...detailFields].map((name) => [name, Reflect.get(error, name)]),
  )
  const details = detailFields.flatMap((name) => (isText(fields[name]) ? [`  ${name}: ${fields[name]}`] : []))
  const statement = isText(fields.query) ? [indented(markedStatement(fields.query, Number(fields.position)))] : []
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line) && !isForeignFrame(line))
  const cause = error.cause === undefined ? [] : [`  caused by ${explainFailure(error.cause)}`]
  return [`${error.name}: ${error.message}`, ...details, ...statement, ...frames.slice(0, 8), ...cause].join('\n')
}
