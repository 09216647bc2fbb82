import type { DeskActName } from '@lernspur/contracts/provider/release-desk.contract'

/** What somebody is about to do to a unit. */
export interface WantedAct {
  readonly act: DeskActName
  readonly unitId: string
  /** Of a rollback the version that comes back. */
  readonly version: string | null
  /** Other units that a rollback takes back in the same step. */
  readonly jointWith: readonly string[]
  /** Ends the canary. */
  readonly ends: boolean
}
