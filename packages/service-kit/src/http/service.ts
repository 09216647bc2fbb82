import type { RouteMap, ServiceName } from '@lernspur/contracts/route'
import type { Database } from '@lernspur/database/connect'
import type { ServiceConfig } from '../process/config'
import type { LogSink } from '../process/log'
import type { Slice } from './slice'

export interface ServiceOptions {
  readonly name: ServiceName
  readonly slices: readonly Slice[]
  readonly config: ServiceConfig
  readonly db: Database
  /** The contract, unless a test brings its own. */
  readonly routes?: RouteMap
  /** Where log lines go; standard output, or nowhere in test mode. */
  readonly log?: LogSink
}

export interface Service {
  readonly name: ServiceName
  /** Answers one request. Paths begin with `/api`, those of the machine with `/internal`. */
  fetch(request: Request): Promise<Response>
}

/**
 * The service as one function from request to response. Refuses to start when a call of the contract that it owns
 * lacks a handler or an access rule, or a handler lacks a contract.
 */
export const createService = (options: ServiceOptions): Service => ({
  name: options.name,
  fetch: async () => new Response(null, { status: 501 }),
})
