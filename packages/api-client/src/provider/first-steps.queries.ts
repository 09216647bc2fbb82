import { firstStepsRoutes } from '@lernspur/contracts/provider/first-steps.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const firstStepsCalls = callsOf('first-steps', firstStepsRoutes)
