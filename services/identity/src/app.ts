import type { Database } from '@lernspur/database/connect'
import type { ServiceConfig } from '@lernspur/service-kit/config'
import type { LogSink } from '@lernspur/service-kit/log'
import { createService, type Service } from '@lernspur/service-kit/service'
import { authSlice } from './auth/auth.routes'

/** People, their sessions and the school they work in just now. */
export const identityService = (config: ServiceConfig, db: Database, log?: LogSink): Service =>
  createService({ name: 'identity', config, db, slices: [authSlice(config)], ...(log && { log }) })
