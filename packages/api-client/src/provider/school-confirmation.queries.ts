import { schoolConfirmationRoutes } from '@lernspur/contracts/provider/school-confirmation.contract'
import { callsOf } from '../derive/calls'

// What is known of a school goes stale with its name.
/** @public */
export const schoolConfirmationCalls = callsOf('provider-tenant', schoolConfirmationRoutes)
