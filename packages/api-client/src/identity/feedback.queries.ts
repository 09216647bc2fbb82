import { feedbackRoutes } from '@lernspur/contracts/feedback.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const feedbackCalls = callsOf('feedback', feedbackRoutes, { savesNothing: true, tellsFailure: true })

export const sendFeedbackMutation = feedbackCalls.sendFeedback
