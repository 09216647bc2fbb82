import { schoolSealKeyRoutes } from '@lernspur/contracts/teacher/report-seal/school-seal-key.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const schoolSealKeyCalls = callsOf('school-seal-key', schoolSealKeyRoutes)
