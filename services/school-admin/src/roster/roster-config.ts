import type { KitConfig } from '@lernspur/service-kit/process/config'
import type { RosterHub } from '@lernspur/service-kit/roster/roster-settings'
import type { HubLimits } from './hub/bounded-fetch'

/** What reading rosters needs to know. */
export interface RosterConfig extends Pick<KitConfig, 'secret'> {
  readonly hubs: readonly RosterHub[]
  /** Those of production unless given. */
  readonly limits?: HubLimits | undefined
}
