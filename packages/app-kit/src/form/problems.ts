/** What is wrong with a field, by the limits of the contract. */
export type Problem = 'missing' | 'malformed' | 'tooShort' | 'tooLong'

/** Fields with what is wrong with them; a field that is well is not named. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
}

/** As much of a schema as is needed to ask it; so the screens carry no library for it. */
interface Schema {
  safeParse(
    body: unknown,
  ): { readonly success: true } | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }
}

const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '')

const problemOf = ({ code }: Issue, value: unknown): Problem => {
  if (isEmpty(value)) return 'missing'
  if (code === 'too_small') return 'tooShort'
  return code === 'too_big' ? 'tooLong' : 'malformed'
}

/** A password is typed twice, so that nobody locks himself or herself out by a slip. */
export const repeatProblem = (password: string, repeated: string): Problems => {
  if (repeated === '') return { repeated: 'missing' }
  return repeated === password ? {} : { repeated: 'malformed' }
}

/** What the contract would refuse in a body, before it is sent: the first complaint about each field. */
export const problemsOf = (schema: Schema, body: Readonly<Record<string, unknown>>): Problems => {
  const parsed = schema.safeParse(body)
  if (parsed.success) return {}
  const problems: Partial<Record<string, Problem>> = {}
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '')
    problems[field] ??= problemOf(issue, body[field])
  }
  return problems
}
