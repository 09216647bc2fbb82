import { connect } from '@lernspur/database/connection/connect'
import { Problem } from '../../console/problem'

/** Connections of a service pooled its pools: one that listens, and one that holds the lock of the background work. */
const extraConnections = 2
/** The school administration's for tasks that take long: one for single statements, one for transactions. */
const ofTasks = 2
/**
 * The gateway's: the registry (2 and 2), canaries (1 and 1), how versions fare, areas under development (1 and 1), and two
 * that listen, to releases and to builds of developers.
 */
const ofGateway = 11
/** The supervisor's: its place among the stacks, the registry (2 and 2), one that listens, the look at the server. */
const ofSupervisor = 7

/** Connections that a stack of so many services opens at most; a pool is as many for statements as for transactions. */
export const connectionsOf = (services: number, poolSize: number): number =>
  services * (2 * poolSize + extraConnections) + ofTasks + ofGateway + ofSupervisor

/** Those of them that pass by a pooler: listeners, locks, and all of the supervisor. */
const directConnectionsOf = (services: number): number => services * extraConnections + 2 + ofSupervisor

interface BudgetOptions {
  readonly ownerUrl: string
  readonly services: number
  readonly poolSize: number
  /** Stacks on the database, this one included. */
  readonly stacks: number
  /** Whether the pools of services are those of a pooler, whose connections to the server are its own settings. */
  readonly isPooled?: boolean
}

/**
 * Holds the connections that all stacks may open against those that the server allows (rule stack.6). Returns a sentence
 * about them; throws a Problem when there are too few.
 */
export const checkConnections = async ({
  ownerUrl,
  services,
  poolSize,
  stacks,
  isPooled = false,
}: BudgetOptions): Promise<string> => {
  const db = connect(ownerUrl, { name: 'check', max: 1 })
  try {
    const [server] = await db<{ most: number; available: number }[]>`
      select current_setting('max_connections')::integer as most,
        current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
          - current_setting('reserved_connections')::integer as available`
    const { most = 0, available = 0 } = server ?? {}
    const own = isPooled ? directConnectionsOf(services) : connectionsOf(services, poolSize)
    const all = own * stacks
    const pooled = isPooled ? `, and ${connectionsOf(services, poolSize) - own} to the pooler` : ''
    if (all <= available) return `up to ${own} connections of ${available}${pooled}`
    const who = stacks === 1 ? 'Lernspur opens' : `The ${stacks} Lernspurs on this database open`
    throw new Problem(
      `${who} up to ${all} connections, and the database server allows ${available} (max_connections is ${most}): raise max_connections to ${all + most - available}, or lower LERNSPUR_POOL_SIZE, which is ${poolSize}.`,
    )
  } finally {
    await db.end({ timeout: 1 })
  }
}
