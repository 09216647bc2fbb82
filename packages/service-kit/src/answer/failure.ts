import { Refusal } from '../call/refusal'

const codeOf = (error: unknown): string => {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

// Values that the database cannot take: too long, out of range, malformed, with NUL, or against a check.
const badValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '22025', '23514'])
const lostConnection = /^(08|57P|CONNECT|ECONN|ENOENT|EPIPE|53300|57014)/

/**
 * The refusal that a thrown error stands for; an unknown error is UNKNOWN. The only place where errors of the database
 * become errors of the catalogue.
 */
export const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  if (code === '23503') return new Refusal('FOREIGN_KEY_CONSTRAINT')
  // Two people made the same thing at once: the verb had looked before, the database decided.
  if (code === '23505') return new Refusal('EDIT_CONFLICT')
  if (badValues.has(code)) return new Refusal('INVALID_PARAMETERS')
  if (lostConnection.test(code)) return new Refusal('UNKNOWN', undefined, { status: 503, retryAfter: 1 })
  return new Refusal('UNKNOWN')
}
