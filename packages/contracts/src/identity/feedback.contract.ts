import * as z from 'zod/mini'
import { freeText, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'

export const feedbackKinds = ['question', 'problem', 'idea'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** Characters of a message, and of the page's path. */
export const feedbackLimits = { message: 2000, page: 200 } as const

export const sendFeedbackSchema = z.strictObject({
  kind: z.enum(feedbackKinds),
  message: requiredText(feedbackLimits.message),
  /** Path of the page. */
  page: z.optional(freeText(feedbackLimits.page)),
})
export type SendFeedback = z.infer<typeof sendFeedbackSchema>

export const feedbackRoutes = defineRoutes({
  /** Mailed to the operator; NOT_IMPLEMENTED without a configured address. One a minute. */
  sendFeedback: {
    method: 'POST',
    path: '/feedback',
    owner: 'identity',
    access: 'session',
    body: sendFeedbackSchema,
    status: 200,
    errors: ['VALIDATION_FAILED', 'EMAIL_COOLDOWN_ACTIVE', 'NOT_IMPLEMENTED'],
    extension: true,
  },
})
