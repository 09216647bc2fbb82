import { feedbackRoutes } from '@lernspur/contracts/identity/feedback.contract'
import type { Operator } from '@lernspur/contracts/identity/operator.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { sendFeedback } from './send-feedback'

/** Messages of users to the operator. */
export const feedbackSlice = ({ secret }: ServiceConfig, { email }: Operator): Slice =>
  slice(feedbackRoutes, {
    sendFeedback: async ({ call, body }) => {
      await sendFeedback(call, body, { secret, recipient: email })
      return undefined
    },
  })
