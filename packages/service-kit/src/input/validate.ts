import type { ErrorCode, Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import type { Schema } from '@lernspur/contracts/wire/route'
import { ApiError } from '../call/api-error'
import { issueText } from './issue-text'

/** Maximum details of one response: a bulk call may have a thousand faults. */
const detailsMax = 20

/** Parses with a schema of the contract, or refuses with `code` and details that name fields and never values. */
export const validate = (schema: Schema, value: unknown, code: ErrorCode, language: Language): unknown => {
  const result = schema.safeParse(value, { error: (issue) => issueText(issue, language) })
  if (result.success) return result.data
  const details = result.error.issues
    .slice(0, detailsMax)
    .map((issue): ErrorDetail => ({ path: issue.path.join('.'), message: issue.message }))
  throw new ApiError(code, code === 'NOT_FOUND' ? undefined : details)
}
