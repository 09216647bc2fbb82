import { releaseDeskRoutes } from '@lernspur/contracts/provider/release-desk.contract'
import { callsOf } from '../derive/calls'

// The overview of the provider shows versions as well.
/** @public */
export const releaseDeskCalls = callsOf('release-desk', releaseDeskRoutes, {
  calls: {
    switchRelease: { stale: ['release-desk', 'dashboard'] },
    switchReleaseFlag: { stale: ['release-desk'] },
  },
})
