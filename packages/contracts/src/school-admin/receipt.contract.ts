import * as z from 'zod/mini'
import { day, id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { completedReportsChoices, erasureCountsSchema, erasureReasons } from './student-erasure.contract'

/** What a receipt says about a student who was erased: of the child only an id and initials. */
export const receiptSchema = z.object({
  kind: z.enum(['studentErasure']),
  /** Public URL of the installation. */
  issuer: z.string(),
  id,
  school: z.object({ id, name: z.string() }),
  student: z.object({ id, initials: z.string() }),
  reason: z.enum(erasureReasons),
  completedReports: z.enum(completedReportsChoices),
  requestedBy: z.string(),
  requestedAt: instant,
  carriedOutAt: instant,
  counts: erasureCountsSchema,
  /** When the last backup copy with the student in it is deleted. */
  lastBackupDeletedOn: day,
})
export type Receipt = z.infer<typeof receiptSchema>

/** The key that receipts are signed with, as JSON Web Key (RFC 8037). */
export const receiptKeySchema = z.object({
  kty: z.enum(['OKP']),
  crv: z.enum(['Ed25519']),
  alg: z.enum(['EdDSA']),
  use: z.enum(['sig']),
  kid: z.string(),
  x: z.string(),
})
export type ReceiptKey = z.infer<typeof receiptKeySchema>

/** A JSON Web Signature in its compact form, as receipts contain it. */
export const verifyReceiptSchema = z.strictObject({ signature: z.string().check(z.maxLength(10_000)) })

/** The content of the receipt; null when its signature is not this installation's. */
export const verifiedReceiptSchema = z.object({ isValid: z.boolean(), receipt: z.nullable(receiptSchema) })
export type VerifiedReceipt = z.infer<typeof verifiedReceiptSchema>

/** Anybody with a receipt can check it; the result reveals no more than the receipt. */
export const receiptRoutes = defineRoutes({
  getReceiptKey: {
    method: 'GET',
    path: '/receipts/key',
    owner: 'school-admin',
    access: 'public',
    extension: true,
    response: receiptKeySchema,
    status: 200,
    errors: [],
  },
  verifyReceipt: {
    method: 'POST',
    path: '/receipts/verify',
    owner: 'school-admin',
    access: 'public',
    extension: true,
    body: verifyReceiptSchema,
    response: verifiedReceiptSchema,
    status: 200,
    errors: ['VALIDATION_FAILED'],
  },
})
