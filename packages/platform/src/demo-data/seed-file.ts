import { readFileSync } from 'node:fs'
import { openConsole } from '@lernspur/database/database-console'
import { Problem } from '../console/problem'
import type { Environment } from '../environment'
import { refuseRealSchools } from '../start/demo/demo-only'
import { withDatabase } from '../start/with-database'
import { requireDemo } from './require-demo'

const readSql = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Problem(`${path} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

const lineOf = (sql: string, error: Error): string => {
  const position = 'position' in error ? Number(error.position) : 0
  return position > 0 ? `:${sql.slice(0, position).split('\n').length}` : ''
}

/**
 * Runs the statements of a file as the owner of a demo's database, all or none, and returns what each did. Throws a
 * Problem for a file that cannot be read, a statement that fails (with its line), and data of real schools.
 */
export const seedFile = async (path: string, environment: Environment): Promise<string> => {
  requireDemo(environment, 'seed')
  const sql = readSql(path)
  return await withDatabase(environment, async (ownerUrl) => {
    await refuseRealSchools(ownerUrl)
    const opened = openConsole(ownerUrl)
    try {
      // Statements that are sent together are one transaction.
      return await opened.run(sql)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      throw new Problem(`${path}${lineOf(sql, error)}: ${error.message}. Nothing was changed.`)
    } finally {
      await opened.close()
    }
  })
}
