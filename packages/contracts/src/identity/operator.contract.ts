import * as z from 'zod/mini'
import { defineRoutes } from '../wire/route'

/** The operator of this installation, as shown on the legal pages; null or empty where not configured. */
export const operatorSchema = z.object({
  name: z.nullable(z.string()),
  addressLines: z.array(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  representative: z.nullable(z.string()),
  register: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  /** Contact for data protection. */
  privacyContact: z.nullable(z.string()),
  /** Days after which backups are deleted; earlier releases do not send it. */
  backupDays: z.optional(z.int()),
  /** Whose law on data protection and accessibility applies; earlier releases do not send it. */
  country: z.optional(z.enum(['DE', 'AT', 'CH'])),
  /** Lines about the body that decides on complaints about accessibility; empty for that of the country. */
  accessibilityBody: z.optional(z.array(z.string())),
})
export type Operator = z.infer<typeof operatorSchema>

export const operatorRoutes = defineRoutes({
  getOperator: {
    method: 'GET',
    path: '/operator',
    owner: 'identity',
    access: 'public',
    response: operatorSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
