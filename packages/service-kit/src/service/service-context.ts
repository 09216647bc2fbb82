import type { Database } from '@lernspur/database/connection/connect'
import type { ChannelPublisher } from '../call/channel-publisher'
import type { FileStore } from '../file-store/file-store'
import type { ServiceConfig } from '../process/config'
import type { FairShare } from '../share/fair-share'
import type { StatementTimeouts } from './time-limits'
import type { Trace } from './trace'

/** What the calls of a service share. */
export interface ServiceContext {
  readonly config: ServiceConfig
  readonly db: Database
  readonly files: FileStore
  readonly publisher: ChannelPublisher
  readonly share: FairShare
  readonly timeouts: StatementTimeouts
  /** What is known of a request so far. */
  readonly traceOf: (request: Request) => Trace
}
