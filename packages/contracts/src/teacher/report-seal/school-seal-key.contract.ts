import * as z from 'zod/mini'
import { schoolConfirmationSchema } from '../../school-identity/school-confirmation'
import { publicKeyText, revocationSchema, schoolSealKeySchema } from '../../school-identity/seal-key-revocation'
import { defineRoutes } from '../../wire/route'

/** The keys of the own school, the newest first, and by what others know it. */
export const schoolSealSchema = z.object({
  keys: z.array(schoolSealKeySchema),
  confirmation: z.nullable(schoolConfirmationSchema),
})

export const schoolSealKeyRoutes = defineRoutes({
  getSchoolSeal: {
    method: 'GET',
    path: '/seal-keys/own',
    owner: 'teacher',
    access: 'admin',
    response: schoolSealSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Final: the next seal gets a new key. UPDATE_NOT_ALLOWED for a key that is revoked, VALIDATION_FAILED for a day to come. */
  revokeSealKey: {
    method: 'POST',
    path: '/seal-keys/{publicKey}/revocation',
    owner: 'teacher',
    access: 'admin',
    confirmation: 'always',
    params: z.object({ publicKey: publicKeyText }),
    body: revocationSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
    extension: true,
  },
})
