import type { Person } from '@lernspur/contracts/wire/fields'

type NamedStudent = Pick<Person, 'id' | 'firstName' | 'lastName'>

interface ShortNameOptions {
  /** Whether each name has a beginning of the last name, not only those of namesakes. */
  readonly hasInitial?: boolean
}

const comparable = (name: string): string => name.trim().toLocaleLowerCase()

/** The shortest start of `name` that no other name has: `M.` or `Mül.`; all of it if another begins with it. */
const beginningOf = (name: string, others: readonly string[]): string => {
  const letters = [...name]
  for (let count = 1; count < letters.length; count += 1) {
    const beginning = letters.slice(0, count).join('')
    if (!others.some((other) => comparable(other).startsWith(comparable(beginning)))) return `${beginning}.`
  }
  return name
}

/**
 * Short names by student: the first name, and enough of the last name to tell children with the same first name apart
 * (rule seating.4); with `hasInitial`, at least the initial of the last name.
 */
export const shortNames = (
  students: readonly NamedStudent[],
  { hasInitial = false }: ShortNameOptions = {},
): ReadonlyMap<string, string> => {
  const byFirstName = Map.groupBy(students, ({ firstName }) => comparable(firstName))
  return new Map(
    students.map(({ id, firstName, lastName }) => {
      const namesakes = (byFirstName.get(comparable(firstName)) ?? []).filter((one) => one.id !== id)
      if (namesakes.length === 0 && !hasInitial) return [id, firstName]
      const beginning = beginningOf(
        lastName,
        namesakes.map((one) => one.lastName),
      )
      return [id, `${firstName} ${beginning}`.trim()]
    }),
  )
}
