import { serviceNames } from '@lernspur/contracts/wire/route'
import { poolMax } from '@lernspur/database/connection/connect'

/** For each service: single queries, transactions, and listening for notifications. */
const ofService = 2 * poolMax + 1
/**
 * The gateway reads the registry and builds of developers, listens to both, and writes how canaries fare; the supervisor
 * looks now and then.
 */
const ofOthers = 13

/** Connections to the database that one installation opens at most. */
export const connectionsOfStack = serviceNames.length * ofService + ofOthers
