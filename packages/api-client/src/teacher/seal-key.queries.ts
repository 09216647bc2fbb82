import { sealKeyRoutes } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const sealKeyCalls = callsOf('seal-key', sealKeyRoutes)

/** What checking a seal takes, of all schools together. */
export const sealKeysQuery = sealKeyCalls.listSealKeys
