import type { Person } from '@lernspur/contracts/wire/fields'

type NamedStudent = Pick<Person, 'id' | 'firstName' | 'lastName'>

const comparable = (name: string): string => name.trim().toLocaleLowerCase()

/** The beginning of `name` that none of `others` has: `M.` or `Mül.`, and all of it where one of them begins with it. */
const beginningOf = (name: string, others: readonly string[]): string => {
  const letters = [...name]
  for (let count = 1; count < letters.length; count += 1) {
    const beginning = letters.slice(0, count).join('')
    if (!others.some((other) => comparable(other).startsWith(comparable(beginning)))) return `${beginning}.`
  }
  return name
}

/**
 * What fits on a desk, by child: the first name, and as much of the last name as tells children of one first name apart
 * (rule seating.4).
 */
export const shortNames = (students: readonly NamedStudent[]): ReadonlyMap<string, string> => {
  const byFirstName = Map.groupBy(students, ({ firstName }) => comparable(firstName))
  return new Map(
    students.map(({ id, firstName, lastName }) => {
      const namesakes = (byFirstName.get(comparable(firstName)) ?? []).filter((one) => one.id !== id)
      if (namesakes.length === 0) return [id, firstName]
      return [
        id,
        `${firstName} ${beginningOf(
          lastName,
          namesakes.map((one) => one.lastName),
        )}`,
      ]
    }),
  )
}
