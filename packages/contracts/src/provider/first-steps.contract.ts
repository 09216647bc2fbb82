import * as z from 'zod/mini'
import { instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** What makes an installation work, in the order in which it is done (rule first-steps.1). */
export const firstStepNames = [
  'secondFactor',
  'operator',
  'mail',
  'allowed',
  'owner',
  'schoolSetup',
  'schoolClass',
  'observation',
  'backup',
] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** What the legal pages need to know of the operator. */
export const operatorFacts = ['name', 'address', 'email', 'privacyContact'] as const

/** Whether mails leave the installation. */
export const mailDeliverySchema = z.object({
  /** A mail server is configured; the demo stores mails to be read. */
  hasServer: z.boolean(),
  /** The last test to the caller: `waiting` until the mail server has taken or refused it. Null without one. */
  lastTest: z.nullable(z.object({ status: z.enum(['waiting', 'sent', 'failed']), sentAt: instant })),
})

/** The first steps of the provider; numbers of schools and yes or no, and nothing that is in a school. */
export const firstStepsSchema = z.object({
  steps: z.array(z.object({ name: z.enum(firstStepNames), isDone: z.boolean() })),
  missingOperatorFacts: z.array(z.enum(operatorFacts)),
  mail: mailDeliverySchema,
  isPutAway: z.boolean(),
})
export type FirstSteps = z.infer<typeof firstStepsSchema>

export const putAwayFirstStepsSchema = z.strictObject({ isPutAway: z.boolean() })
export type PutAwayFirstSteps = z.infer<typeof putAwayFirstStepsSchema>

export const firstStepsRoutes = defineRoutes({
  getFirstSteps: {
    method: 'GET',
    path: '/provider/first-steps',
    owner: 'provider',
    access: 'provider',
    response: firstStepsSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** For all of the provider's people; only once everything is done (UPDATE_NOT_ALLOWED before). */
  putAwayFirstSteps: {
    method: 'PATCH',
    path: '/provider/first-steps',
    owner: 'provider',
    access: 'provider',
    body: putAwayFirstStepsSchema,
    status: 200,
    errors: ['EMPTY_DTO', 'VALIDATION_FAILED', 'UPDATE_NOT_ALLOWED'],
    extension: true,
  },
  /** Posts a mail to the caller. */
  sendTestMail: {
    method: 'POST',
    path: '/provider/first-steps/test-mail',
    owner: 'provider',
    access: 'provider',
    status: 200,
    errors: ['EMAIL_COOLDOWN_ACTIVE'],
    extension: true,
  },
})
