import * as z from 'zod/mini'
import { schoolConfirmationSchema } from '../../school-identity/school-confirmation'
import { revocationSchema } from '../../school-identity/seal-key-revocation'
import { defineRoutes } from '../../wire/route'

/** What checking a seal needs, for all schools together; reveals no person (rule signature.5). */
export const sealKeysSchema = z.object({
  /** Ed25519, 32 bytes each, base64url. */
  publicKeys: z.array(z.string()),
  /** Numbers of documents that their schools have withdrawn. */
  withdrawnIds: z.array(z.string()),
  /** Numbers of documents that their schools have replaced by corrected ones (rule signature.9). */
  replacedIds: z.optional(z.array(z.string())),
  /** Schools that the operator has confirmed: their keys, and what was confirmed, the newest first (rule signature.10). */
  schools: z.optional(
    z.array(z.object({ publicKeys: z.array(z.string()), confirmations: z.array(schoolConfirmationSchema) })),
  ),
  /** Keys that are revoked (rule signature.11). */
  revocations: z.optional(z.array(z.extend(revocationSchema, { publicKey: z.string() }))),
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
