import type { ServiceName } from '@lernspur/contracts/wire/route'
import { connect } from '@lernspur/database/connection/connect'
import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { TestPerson } from './school/person'
import { askBy, type MakeService } from './service-under-test'
import { testConfig } from './test-config'
import type { TestDatabase } from './test-database'

/** More calls than the server plans anew before it considers one plan for all values. */
const calls = 7

interface ReadingCall {
  readonly service: ServiceName
  readonly make: MakeService
  readonly person: TestPerson
  /** Below `/api`. */
  readonly path: string
  /** Text that is in the statements to look at, and in no others. */
  readonly statement: string
}

/**
 * How often the server plans the statements of a reading call for the values of one call alone, when a connection makes
 * the call several times: a number for each statement, 0 for one that is planned once a connection.
 */
export const customPlans = async (
  database: TestDatabase,
  { service, make, person, path, statement }: ReadingCall,
): Promise<number[]> => {
  const config = testConfig(database, service)
  const db = connect(config.databaseUrl, { name: 'test-custom-plans', max: 1 })
  try {
    const running = make(config, db)
    const ask = askBy(database.owner, 'http://localhost', (request) => running.fetch(request))
    for (let turn = 0; turn < calls; turn += 1) {
      const { status } = await ask(person, { method: 'GET', path })
      if (status !== 200) throw new Error(`${path} answers ${status}.`)
    }
    const [plans] = await readTenant(db, person.tenantId, (tx) => [
      tx<{ custom: number }[]>`
        select p.custom_plans::integer as custom from pg_prepared_statements p
        where strpos(p.statement, ${statement}) > 0`,
    ])
    return plans.map(({ custom }) => custom)
  } finally {
    await db.end({ timeout: 1 })
  }
}
