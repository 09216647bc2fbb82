import { firstStepsRoutes } from '@lernspur/contracts/first-steps.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const firstStepsCalls = callsOf('first-steps', firstStepsRoutes)
