import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { isUnreachable, takesNoWrites } from '@lernspur/database/connection/failure'
import { ApiError } from '../call/api-error'

const textOf = (error: unknown, property: string): string => {
  const value: unknown = error instanceof Error ? Object.getOwnPropertyDescriptor(error, property)?.value : undefined
  return typeof value === 'string' ? value : ''
}

/** Error codes by the unique index or exclusion constraint that was violated. */
const alreadyThere: ReadonlyMap<string, ErrorCode> = new Map([
  ['tenant_name_in_state', 'TENANT_ALREADY_EXISTS'],
  ['school_year_tenant_id_year_key', 'SCHOOL_YEAR_ALREADY_EXISTS'],
  ['school_year_own_name', 'SCHOOL_YEAR_ALREADY_EXISTS'],
  ['school_year_days_apart', 'SCHOOL_YEAR_ALREADY_EXISTS'],
  ['app_user_email_key', 'USER_ALREADY_EXISTS'],
])

// Values that the database rejects: too long, out of range, malformed, with NUL, against a check, or of more bytes than an
// index takes.
const badValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '22025', '23514', '54000'])
const statementTimeout = '57014'

/** Only in words does the server tell a row that others refer to from one that refers to nothing. */
const refersToNothing = /^insert or update on table /

/**
 * Maps a thrown error to a refusal; an unknown error is UNKNOWN. The only place where errors of the database become
 * errors of the catalogue.
 */
export const toRefusal = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const code = textOf(error, 'code')
  // What a new row refers to was deleted since it was looked up. In another language of the server it counts as in use.
  if (code === '23503')
    return new ApiError(refersToNothing.test(textOf(error, 'message')) ? 'NOT_FOUND' : 'FOREIGN_KEY_CONSTRAINT')
  // A concurrent insert of the same item: both passed the check, the database decided.
  if (code === '23505' || code === '23P01')
    return new ApiError(alreadyThere.get(textOf(error, 'constraint_name')) ?? 'EDIT_CONFLICT')
  if (badValues.has(code)) return new ApiError('INVALID_PARAMETERS')
  if (code === statementTimeout) return new ApiError('UNKNOWN', undefined, { status: 503, retryAfter: 5 })
  if (isUnreachable(error)) return new ApiError('UNKNOWN', undefined, { status: 503, retryAfter: 1 })
  // What was entered waits on the device (rule browser.11).
  if (takesNoWrites(error)) return new ApiError('UNKNOWN', undefined, { status: 503, retryAfter: 30 })
  return new ApiError('UNKNOWN')
}
