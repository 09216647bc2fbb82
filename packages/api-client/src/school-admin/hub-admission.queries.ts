import { hubAdmissionRoutes } from '@lernspur/contracts/school-admin/hub-admission.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const hubAdmissionCalls = callsOf('hub-admission', hubAdmissionRoutes)
