import type { StandardSchemaV1 } from '@standard-schema/spec'

const problems = ['missing', 'malformed', 'tooShort', 'tooLong'] as const
/** What is wrong with a field, by the constraints of the contract. */
export type Problem = (typeof problems)[number]

/** Invalid fields with their problems; valid fields are absent. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

/** The body of a form, and the contract schema that validates it. */
export interface FormBody<Values, Body> {
  readonly schema: StandardSchemaV1<unknown, Body>
  /** Maps values to the contract's body; the values themselves by default. */
  bodyOf?(values: Values): object
  /** Checks beyond the contract, such as a repeated password. */
  ownProblemsOf?(values: Values): Problems
}

export const problemNamed = (message: string | undefined): Problem | undefined =>
  problems.find((problem) => problem === message)

const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '')

/** Schema messages are meant for developers; screens derive their texts from the issue's code. */
const problemOf = (issue: StandardSchemaV1.Issue, value: unknown): Problem => {
  if (isEmpty(value)) return 'missing'
  const code = 'code' in issue ? issue.code : undefined
  if (code === 'too_small') return 'tooShort'
  return code === 'too_big' ? 'tooLong' : 'malformed'
}

const pathOf = ({ path = [] }: StandardSchemaV1.Issue): readonly PropertyKey[] =>
  path.map((part) => (typeof part === 'object' ? part.key : part))

const valueAt = (body: object, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => Object(value)[part], body)

/**
 * The field of a form that a path of the server's errors is about: the field of that name, else that of the innermost
 * part, as `email` for `owner.email`; undefined if the form has none, so that only its message names it.
 */
export const fieldAt = (path: string, names: readonly string[]): string | undefined =>
  names.includes(path) ? path : path.split('.').findLast((part) => names.includes(part))

/** A password is entered twice, so that a typo does not lock the user out. */
export const repeatProblem = (password: string, repeated: string): Problems => {
  if (repeated === '') return { repeated: 'missing' }
  return repeated === password ? {} : { repeated: 'malformed' }
}

/**
 * The contract schema over the values of a form: input is the form's values, output the body; each issue has the name
 * of the problem as its message.
 */
export const formSchema = <Values, Body>({
  schema,
  bodyOf = (values) => Object(values),
  ownProblemsOf = () => ({}),
}: FormBody<Values, Body>): StandardSchemaV1<Values, Body> => ({
  '~standard': {
    version: 1,
    vendor: 'lernspur',
    validate: async (typed) => {
      const values = typed as Values
      const body = bodyOf(values)
      const result = await schema['~standard'].validate(body)
      const issues = [
        ...(result.issues ?? []).map((issue) => {
          const path = pathOf(issue)
          const field = fieldAt(path.join('.'), Object.keys(Object(values))) ?? String(path[0] ?? '')
          return { path: [field], message: problemOf(issue, valueAt(body, path)) }
        }),
        ...Object.entries(ownProblemsOf(values)).map(([field, message = 'malformed']) => ({ path: [field], message })),
      ]
      return issues.length > 0 || result.issues ? { issues } : result
    },
  },
})
