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

/** Whether every possible value is expected: `"open"` is a `string`, and everything is `any`. */
export const isWithin = (coming: readonly string[], expected: readonly string[]): boolean =>
  expected.includes('any') ||
  coming.every((kind) => expected.includes(kind) || (kind.startsWith('"') && expected.includes('string')))
