import * as z from 'zod/mini'
import { emailAddress, id, instant, knownDomain, personSchema } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'

/** Maximum addresses of one call; a list has at least one (rule role.5). */
export const allowedEmailLimits = { emails: 2000 } as const

const fullDomain = z
  .string()
  .check(
    z.trim(),
    z.overwrite(knownDomain),
    z.maxLength(254),
    z.regex(/^\*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i),
  )

/** An address that may register; `*@schule.example` allows a whole domain. */
export const allowedEmailSchema = z.object({
  id,
  createdAt: instant,
  email: z.string(),
  /** Null where it is not known who allowed it. */
  addedBy: z.nullable(personSchema),
  /** Accounts with this address, or with an address of this domain. */
  accountCount: z.int(),
})
export type AllowedEmail = z.infer<typeof allowedEmailSchema>

/** Upper and lower case are the same address. */
export const allowedEmailsSchema = z.strictObject({
  emails: z.array(z.union([emailAddress, fullDomain])).check(z.minLength(1), z.maxLength(allowedEmailLimits.emails)),
})
export type AllowedEmails = z.infer<typeof allowedEmailsSchema>

/** All given addresses, and the ids of those that were not allowed before. */
export const addedEmailsSchema = z.extend(rowsOf(allowedEmailSchema), { addedIds: z.array(id) })

export const allowedEmailRoutes = defineRoutes({
  /** Returns the given addresses; those that were allowed before stay unchanged. */
  addAllowedEmails: {
    method: 'POST',
    path: '/provider/allowed-emails',
    owner: 'provider',
    access: 'provider',
    body: allowedEmailsSchema,
    response: addedEmailsSchema,
    status: 201,
    errors: ['VALIDATION_FAILED'],
  },
  listAllowedEmails: {
    method: 'GET',
    path: '/provider/allowed-emails',
    owner: 'provider',
    access: 'provider',
    list: { id: 'uuid', createdAt: 'instant', email: 'text', accountCount: 'integer' },
    response: allowedEmailSchema,
    status: 200,
    errors: [],
  },
  /** Unlisted addresses are ignored. Existing accounts stay. */
  removeAllowedEmails: {
    method: 'POST',
    path: '/provider/allowed-emails/remove',
    owner: 'provider',
    access: 'provider',
    body: allowedEmailsSchema,
    status: 200,
    errors: ['VALIDATION_FAILED'],
  },
})
