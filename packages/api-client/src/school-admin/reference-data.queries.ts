import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const referenceDataCalls = callsOf('reference-data', referenceDataRoutes)

export const schoolTypeListQuery = referenceDataCalls.listSchoolTypes
/** States of a country. */
export const stateListQuery = referenceDataCalls.listStates
