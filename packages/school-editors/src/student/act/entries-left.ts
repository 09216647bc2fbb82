import { isApiError } from '@lernspur/app-kit'

/** What an unlinking was refused for (rule student.3). */
export interface EntriesLeft {
  readonly students: number
  readonly observations: number
}

/** The observations that an unlinking was refused for; null for any other failure. */
export const entriesLeftOf = (error: unknown): EntriesLeft | null => {
  if (!isApiError(error) || error.code !== 'INVALID_IMPLICIT_DELETION') return null
  const numberAt = (path: string) => Number(error.details.find((detail) => detail.path === path)?.message ?? 0)
  return { students: numberAt('studentCount'), observations: numberAt('observationCount') }
}
