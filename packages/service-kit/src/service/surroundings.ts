import type { Database } from '@lernspur/database/connection/connect'
import type { NewsSender } from '../call/send-news'
import type { FileStore } from '../file-store/file-store'
import type { ServiceConfig } from '../process/config'
import type { FairShare } from '../share/fair-share'
import type { StatementTimeouts } from './time-limits'
import type { Trace } from './trace'

/** What the calls of a service share. */
export interface Surroundings {
  readonly config: ServiceConfig
  readonly db: Database
  readonly files: FileStore
  readonly news: NewsSender
  readonly share: FairShare
  readonly timeouts: StatementTimeouts
  /** What has been learnt of a request so far. */
  readonly traceOf: (request: Request) => Trace
}
