import { errorText, type Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ApiError } from '../call/api-error'
import { labelOfPath } from './field-label'

/** Fields that one sentence names. */
const named = 3

/**
 * The sentence of an error. What was typed wrong names its fields and what is wrong with them, because a page may have
 * no such field to mark (rule error.5).
 */
export const refusalText = ({ code, details = [] }: Pick<ApiError, 'code' | 'details'>, language: Language): string => {
  const text = errorText(code, language)
  const known = details.filter(({ path }) => path !== '')
  if (code !== 'VALIDATION_FAILED' || known.length === 0) return text
  const fields = known
    .slice(0, named)
    .map(({ path, message }) => `${labelOfPath(path, language)}: ${message.replace(/\.$/, '')}`)
  const rest = known.length > named ? [language === 'de' ? 'und weitere' : 'and more'] : []
  return `${text} ${[...fields, ...rest].join('; ')}.`
}
