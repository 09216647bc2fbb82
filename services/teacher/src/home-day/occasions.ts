import { homeDayLimits, type Occasion } from '@lernspur/contracts/teacher/home/home-day.contract'
import { maxEntries, type NewestEntry } from './newest-entries.query'

/** Entries, sorted newest first, by occasion; the occasions are in the order of their newest entries. */
const byOccasion = (entries: readonly NewestEntry[]): NewestEntry[][] => [
  ...Map.groupBy(entries, ({ schoolClassId, competenceId, observedAt, creator }) =>
    [schoolClassId, competenceId, observedAt, creator.id].join(' '),
  ).values(),
]

/** The occasion with the newest entry of each student. */
const occasionOf = (entries: readonly NewestEntry[]): Occasion[] => {
  const [first] = entries
  if (!first) return []
  const newest = [...Map.groupBy(entries, ({ student }) => student.id).values()].flatMap(([entry]) => entry ?? [])
  const { id, schoolClassId, observedAt, creator, subject, competence } = first
  const seen = newest.slice(0, homeDayLimits.students).map(({ id, student, level }) => ({ id, student, level }))
  return [{ id, schoolClassId, observedAt, creator, subject, competence, seen, studentCount: newest.length }]
}

/** The latest occasions among the entries that were read, newest first. */
export const occasionsOf = (entries: readonly NewestEntry[]): Occasion[] => {
  const groups = byOccasion(entries)
  // The entries may end in the middle of an occasion.
  const completeOccasions = entries.length === maxEntries && groups.length > 1 ? groups.slice(0, -1) : groups
  return completeOccasions.slice(0, homeDayLimits.occasions).flatMap(occasionOf)
}
