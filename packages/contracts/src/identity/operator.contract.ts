import * as z from 'zod/mini'
import { defineRoutes } from '../wire/route'

/** Who runs this installation, as the legal pages tell it; null or empty where nothing was given. */
export const operatorSchema = z.object({
  name: z.nullable(z.string()),
  addressLines: z.array(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  representative: z.nullable(z.string()),
  register: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  /** Who is asked about data protection. */
  privacyContact: z.nullable(z.string()),
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
