import type { ErrorCode } from './error-catalogue'

/** A create: something it names is not visible, may not be added to, or breaks a rule (rule error.3). */
export const createErrors = ['NOT_FOUND', 'CREATE_NOT_ALLOWED', 'VALIDATION_FAILED'] as const satisfies ErrorCode[]

/** A change: not visible, not allowed, without one known field, or breaking a rule. */
export const updateErrors = [
  'NOT_FOUND',
  'UPDATE_NOT_ALLOWED',
  'EMPTY_DTO',
  'VALIDATION_FAILED',
] as const satisfies ErrorCode[]

/** A deletion: not visible, or not allowed. */
export const deleteErrors = ['NOT_FOUND', 'NO_PERMISSION'] as const satisfies ErrorCode[]

/** An uploaded file: an invalid picture or table, or too large. */
export const fileErrors = ['FILE_VALIDATION_FAILED', 'FILE_SIZE_LIMIT_EXCEEDED'] as const satisfies ErrorCode[]
