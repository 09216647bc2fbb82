import * as z from 'zod/mini'
import { day, id, idParams, instant, personSchema, requiredName } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { programScopeNames } from '../wire/program-scope'
import { defineRoutes } from '../wire/route'

/** Bounds of the tokens of one school, or of the provider (rules program.1, program.5). */
export const programTokenLimits = { name: 100, active: 50, days: 365, callsPerMinute: 120 } as const

/** `withoutMaker`: its maker is no admin there any more, so that it opens nothing (rule program.4). */
export const programTokenStates = ['active', 'expired', 'revoked', 'withoutMaker'] as const
export type ProgramTokenState = (typeof programTokenStates)[number]

const scopes = z.array(z.enum(programScopeNames))

export const programTokenSchema = z.object({
  id,
  name: z.string(),
  scopes,
  state: z.enum(programTokenStates),
  maker: personSchema,
  createdAt: instant,
  /** The first instant at which it opens nothing any more. */
  expiresAt: instant,
  lastUsedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
})
export type ProgramToken = z.infer<typeof programTokenSchema>

export const createProgramTokenSchema = z.strictObject({
  name: requiredName(programTokenLimits.name),
  /** Of those for a school, or of those for the provider; another one is VALIDATION_FAILED. */
  scopes: scopes.check(z.minLength(1), z.maxLength(programScopeNames.length)),
  /** The last day on which it may be used: today or later, and within a year, else VALIDATION_FAILED. */
  expiresOn: day,
})
export type CreateProgramToken = z.infer<typeof createProgramTokenSchema>

/** A new token. `token` is told here and never again: only its hash is stored. */
export const newProgramTokenSchema = z.object({ ...programTokenSchema.shape, token: z.string() })
export type NewProgramToken = z.infer<typeof newProgramTokenSchema>

/** Tokens by which programs call the product, of the caller's school or of the provider (rule program.1). */
export const programTokenRoutes = defineRoutes({
  /** The newest first; those that open nothing any more as well. */
  listProgramTokens: {
    method: 'GET',
    path: '/program-tokens',
    owner: 'identity',
    access: 'admin',
    response: rowsOf(programTokenSchema),
    status: 200,
    errors: [],
    extension: true,
  },
  /** Not repeated by an idempotency key, because no answer with a token is stored. CREATE_NOT_ALLOWED beyond 50. */
  createProgramToken: {
    method: 'POST',
    path: '/program-tokens',
    owner: 'identity',
    access: 'admin',
    body: createProgramTokenSchema,
    response: newProgramTokenSchema,
    status: 200,
    errors: ['CREATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
    confirmation: 'always',
    extension: true,
  },
  /** At once and for good. UPDATE_NOT_ALLOWED for one that was revoked before. */
  revokeProgramToken: {
    method: 'PUT',
    path: '/program-tokens/{id}/revocation',
    owner: 'identity',
    access: 'admin',
    params: idParams,
    response: programTokenSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED'],
    extension: true,
  },
})
