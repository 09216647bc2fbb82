import { programTokenRoutes } from '@lernspur/contracts/identity/program-token.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const programTokenCalls = callsOf('program-token', programTokenRoutes, {
  calls: {
    // Sent as a whole, with errors shown in the form, so the line about the save status has no part in it.
    createProgramToken: { savesNothing: true, showsFailure: true, stale: ['program-token'] },
  },
})
