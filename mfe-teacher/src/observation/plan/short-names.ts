import type { Person } from '@lernspur/contracts/wire/fields'

type NamedStudent = Pick<Person, 'id' | 'firstName' | 'lastName'>

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
 * What each desk shows: the first name, and enough of the last name to tell children with the same first name apart
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
