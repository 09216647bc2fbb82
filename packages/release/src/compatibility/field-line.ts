/** A field of a call as written in the facts: `getStudent schoolClass.name? string|null`. */
export interface FieldLine {
  readonly call: string
  /** Path without the mark for optional parts. */
  readonly field: string
  readonly isOptional: boolean
  readonly kinds: readonly string[]
}

const readFieldLine = (line: string): FieldLine => {
  const [call = '', field = '', ...kinds] = line.split(' ')
  return {
    call,
    field: field.replace(/\?$/, ''),
    isOptional: field.endsWith('?'),
    // Values of an enumeration may hold blanks.
    kinds: kinds.join(' ').split('|'),
  }
}

/** Fields by call and path: `getStudent schoolClass.name`. */
export const fieldsByPath = (lines: readonly string[] = []): ReadonlyMap<string, FieldLine> =>
  new Map(
    lines.map((line) => {
      const read = readFieldLine(line)
      return [`${read.call} ${read.field}`, read]
    }),
  )

/** Values of an enumeration. */
const isValue = (kind: string): boolean => kind.startsWith('"')

/**
 * The values that may come and are not known, where an enumeration only got more of them; empty where the field changed
 * in another way. Clients take values that they do not know (rule call.12).
 */
export const newValues = (coming: readonly string[], known: readonly string[]): string[] => {
  const others = coming.filter((kind) => !isWithin([kind], known))
  return known.some(isValue) && others.every(isValue) ? others : []
}

/** Whether every possible value is expected: `"open"` is a `string`, and everything is `any`. */
export const isWithin = (coming: readonly string[], expected: readonly string[]): boolean =>
  expected.includes('any') ||
  coming.every((kind) => expected.includes(kind) || (isValue(kind) && expected.includes('string')))
