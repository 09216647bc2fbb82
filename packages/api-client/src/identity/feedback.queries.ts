import { feedbackRoutes, type SendFeedback } from '@lernspur/contracts/feedback.contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../call'

/** Writes to whoever runs the installation. Fails with EMAIL_COOLDOWN_ACTIVE. */
export const sendFeedbackMutation = () =>
  mutationOptions({
    mutationKey: ['feedback', 'send'],
    mutationFn: (body: SendFeedback) => call(feedbackRoutes.sendFeedback, { body }),
    meta: { savesNothing: true, tellsFailure: true },
  })
