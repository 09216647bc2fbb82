import * as z from 'zod/mini'
import { day, instant } from '../wire/fields'

/** Why a key is revoked (rule signature.11). */
export const revocationReasons = ['lost', 'closed', 'misuse'] as const
export type RevocationReason = (typeof revocationReasons)[number]

/** From which day on a key is revoked, and why. */
export const revocationSchema = z.strictObject({ day, reason: z.enum(revocationReasons) })
export type Revocation = z.infer<typeof revocationSchema>

/** A public key in the address of a call. */
export const publicKeyText = z.string().check(z.regex(/^[\w-]{43}$/))

/** A key that a school seals or has sealed its reports with. */
export const schoolSealKeySchema = z.object({
  /** Ed25519, 32 bytes, base64url. */
  publicKey: publicKeyText,
  createdAt: z.nullable(instant),
  revocation: z.nullable(revocationSchema),
})
export type SchoolSealKey = z.infer<typeof schoolSealKeySchema>
