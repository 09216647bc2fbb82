import * as z from 'zod/mini'
import { defineRoutes } from '../../wire/route'

/** What checking a seal needs, for all schools together; reveals neither schools nor persons (rule signature.5). */
export const sealKeysSchema = z.object({
  /** Ed25519, 32 bytes each, base64url. */
  publicKeys: z.array(z.string()),
  /** Numbers of documents that their schools have withdrawn. */
  withdrawnIds: z.array(z.string()),
  /** Numbers of documents that their schools have replaced by corrected ones (rule signature.9). */
  replacedIds: z.optional(z.array(z.string())),
})
export type SealKeys = z.infer<typeof sealKeysSchema>

export const sealKeyRoutes = defineRoutes({
  listSealKeys: {
    method: 'GET',
    path: '/seal-keys',
    owner: 'teacher',
    access: 'public',
    response: sealKeysSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
