import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { Database } from '@lernspur/database/connection/connect'
import type { DatabaseServer } from './installation'

/** One statement as a service sent it, with the values of its parameters as text (null: SQL null). */
export interface Statement {
  readonly sql: string
  readonly values: readonly (string | null)[]
}

const logging = { log_statement: 'all', log_line_prefix: '%m|%p|%a|' } as const
const prefix = /^\d{4}-\d\d-\d\d \S+ UTC\|\d+\|([^|]*)\|(LOG|DETAIL): {2}(.*)$/

const configure = async (owner: Database, on: boolean): Promise<void> => {
  for (const [name, value] of Object.entries(logging)) {
    await owner.unsafe(on ? `alter system set ${name} = '${value}'` : `alter system reset ${name}`)
  }
  await owner`select pg_reload_conf()`
  // The server's processes apply the settings one after the other.
  await Bun.sleep(300)
}

const newestLog = async (folder: string): Promise<string> => {
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  const times = await Promise.all(paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })))
  return times.sort((a, b) => b.time - a.time)[0]?.path ?? ''
}

const valuesOf = (detail: string): (string | null)[] =>
  [...detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(([, text]) => text?.replaceAll("''", "'") ?? null)

const read = (log: string, service: ServiceName): Statement[] => {
  const statements: { sql: string; values: (string | null)[] }[] = []
  let append: ((line: string) => void) | undefined
  for (const line of log.split('\n')) {
    const [, application, kind, text = ''] = prefix.exec(line) ?? []
    if (application === undefined) {
      append?.(line)
      continue
    }
    append = undefined
    if (application !== `lernspur-${service}`) continue
    const sql = /^(?:execute [^:]*|statement): (.*)$/.exec(text)?.[1]
    if (kind === 'LOG' && sql !== undefined) {
      const statement = { sql, values: [] as (string | null)[] }
      statements.push(statement)
      append = (more) => {
        statement.sql += `\n${more}`
      }
    } else if (kind === 'DETAIL') statements.at(-1)?.values.push(...valuesOf(text))
  }
  return statements
}

/** The statements that a service sends while `work` runs, from the server's log. Nobody else may use it meanwhile. */
export const statementsOf = async (
  { owner, logFolder }: DatabaseServer,
  service: ServiceName,
  work: () => Promise<unknown>,
): Promise<Statement[]> => {
  await configure(owner, true)
  try {
    const path = await newestLog(logFolder)
    const before = (await stat(path)).size
    await work()
    await Bun.sleep(200)
    return read((await readFile(path)).subarray(before).toString(), service)
  } finally {
    await configure(owner, false)
  }
}
