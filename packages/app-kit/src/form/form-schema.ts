import type { StandardSchemaV1 } from '@standard-schema/spec'

const problems = ['missing', 'malformed', 'tooShort', 'tooLong'] as const
/** What is wrong with a field, by the limits of the contract. */
export type Problem = (typeof problems)[number]

/** Fields with what is wrong with them; a field that is well is not named. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

/** What a form sends, and by which schema of the contract. */
export interface Sendable<Values, Body> {
  readonly schema: StandardSchemaV1<unknown, Body>
  /** The body as the contract takes it; what was typed where left out. */
  bodyOf?(values: Values): object
  /** What the contract knows nothing of, such as a password that is typed twice. */
  ownProblemsOf?(values: Values): Problems
}

export const problemNamed = (message: string | undefined): Problem | undefined =>
  problems.find((problem) => problem === message)

const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '')

/** Sentences of a schema are made for programs; the kind of its complaint is enough for the sentences of the screens. */
const problemOf = (issue: StandardSchemaV1.Issue, value: unknown): Problem => {
  if (isEmpty(value)) return 'missing'
  const code = 'code' in issue ? issue.code : undefined
  if (code === 'too_small') return 'tooShort'
  return code === 'too_big' ? 'tooLong' : 'malformed'
}

const fieldOf = ({ path: [first] = [] }: StandardSchemaV1.Issue): string =>
  String(typeof first === 'object' ? first.key : (first ?? ''))

/** A password is typed twice, so that nobody locks himself or herself out by a slip. */
export const repeatProblem = (password: string, repeated: string): Problems => {
  if (repeated === '') return { repeated: 'missing' }
  return repeated === password ? {} : { repeated: 'malformed' }
}

/**
 * The contract's schema over the values of a form: takes what is typed, gives the body, and complains about each field
 * with the name of its problem as message.
 */
export const formSchema = <Values, Body>({
  schema,
  bodyOf = (values) => Object(values),
  ownProblemsOf = () => ({}),
}: Sendable<Values, Body>): StandardSchemaV1<Values, Body> => ({
  '~standard': {
    version: 1,
    vendor: 'lernspur',
    validate: async (typed) => {
      const values = typed as Values
      const body = bodyOf(values)
      const result = await schema['~standard'].validate(body)
      const issues = [
        ...(result.issues ?? []).map((issue) => {
          const field = fieldOf(issue)
          return { path: [field], message: problemOf(issue, Reflect.get(body, field)) }
        }),
        ...Object.entries(ownProblemsOf(values)).map(([field, message = 'malformed']) => ({ path: [field], message })),
      ]
      return issues.length > 0 || result.issues ? { issues } : result
    },
  },
})
