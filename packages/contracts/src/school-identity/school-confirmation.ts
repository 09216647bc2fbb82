import * as z from 'zod/mini'
import { instant } from '../wire/fields'

/** By what the operator knows a school (rule signature.10). */
export const schoolConfirmationSchema = z.object({
  name: z.string(),
  town: z.string(),
  officialNumber: z.string(),
  /** Name of the state that gives the number. */
  state: z.string(),
  /** Who vouches for it; null where the legal pages name nobody. */
  operator: z.nullable(z.string()),
  confirmedAt: instant,
})
export type SchoolConfirmation = z.infer<typeof schoolConfirmationSchema>
