import { type Database, poolUsage } from '@lernspur/database/connection/connect'
import { Gauge, registry } from './registry'

const pools = new Set<Database>()

const gauge = (name: string, field: 'inUse' | 'waiting' | 'max', help: string) =>
  new Gauge({
    name: `lernspur_pool_${name}`,
    help,
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      this.reset()
      for (const db of pools) {
        const { query, transaction } = poolUsage(db)
        this.inc({ pool: 'query' }, query[field])
        this.inc({ pool: 'transaction' }, transaction[field])
      }
    },
  })

gauge('connections_in_use', 'inUse', 'Connections to the database that work for somebody.')
gauge('waiting', 'waiting', 'Calls that wait for a connection to the database.')
gauge('connections_max', 'max', 'Connections to the database that there may be.')

/** Lets the connections of a service be seen from outside, as long as the process runs. */
export const watchPool = (db: Database): void => {
  pools.add(db)
}
