import { feedbackRoutes } from '@lernspur/contracts/identity/feedback.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const feedbackCalls = callsOf('feedback', feedbackRoutes, { savesNothing: true, showsFailure: true })

export const sendFeedbackMutation = feedbackCalls.sendFeedback
