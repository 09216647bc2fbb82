import type { ServiceName } from '@lernspur/contracts/wire/route'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { type Query, readTenant, type Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { TestDatabase } from './test-database'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

interface ExplainedPlan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }]
}

/** An index-only scan reads no rows of its table. */
const isScan = ({ 'Node Type': type }: PlanNode): boolean => type.endsWith('Scan') && type !== 'Index Only Scan'

const rowsOf = (node: PlanNode): number => {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), isScan(node) ? own : 0)
}

/** Ways to read tables that the server would prefer for a test's few rows. */
const scans = ['enable_seqscan', 'enable_bitmapscan'] as const

/**
 * How many table rows the server reads for each query, as a service's role and in a school: the cost of a list,
 * whatever else the machine does. Forces indexes by switching `off` other scans: all of them, unless the tables have as
 * many rows as the server needs to choose by itself. Vacuum the tables first, so that index-only scans work.
 */
export const touchedRows = async (
  database: TestDatabase,
  service: ServiceName,
  tenantId: string,
  queries: (tx: Transaction) => readonly Query[],
  off: readonly (typeof scans)[number][] = scans,
): Promise<number[]> => {
  const db = connect(database.urlFor(service), { name: 'test-touched-rows', max: 1 })
  try {
    const [, ...plans] = await readTenant(db, tenantId, (tx) => [
      tx<ExplainedPlan[]>`select set_config(scan, 'off', true) from unnest(${[...off]}::text[]) as scan`,
      ...queries(tx).map((query) => tx<ExplainedPlan[]>`explain (analyze, format json) ${query}`),
    ])
    return plans.map(([explained]) => Math.round(explained ? rowsOf(explained['QUERY PLAN'][0].Plan) : Number.NaN))
  } finally {
    await db.end({ timeout: 1 })
  }
}

/** Vacuums tables until index-only scans work on them; older snapshots in the server prevent that for a while. */
export const vacuum = async (owner: Database, ...tables: readonly string[]): Promise<void> => {
  for (let left = 100; left > 0; left -= 1) {
    await owner`vacuum analyze ${owner(tables)}`
    const open = await owner`
      select from pg_class where relname = any(${[...tables]}::text[]) and relkind = 'r' and relallvisible < relpages`
    if (open.length === 0) return
    await Bun.sleep(100)
  }
}
