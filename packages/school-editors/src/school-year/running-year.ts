import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { daysAfter } from './day-before'

/** Years that have not ended on a day (`YYYY-MM-DD`), the earliest first. */
export const currentYears = (years: readonly SchoolYear[], day: string): SchoolYear[] =>
  years
    .filter(({ schoolYearEnd }) => schoolYearEnd >= day)
    .toSorted((a, b) => a.schoolYearStart.localeCompare(b.schoolYearStart))

/** The year that includes a day (`YYYY-MM-DD`), else the next one. */
export const runningYear = (years: readonly SchoolYear[], day: string): SchoolYear | undefined =>
  currentYears(years, day)[0]

/** Schools get the lists of their new children in the last months before they come. */
const lastDays = 90

/**
 * The likely year of a list with new classes: the running one, or the next one if it has classes already and the
 * running one ends soon.
 */
export const yearOfNewClasses = (
  years: readonly SchoolYear[],
  classes: readonly Pick<SchoolClass, 'schoolYear'>[],
  day: string,
): SchoolYear | undefined => {
  const [running, next] = currentYears(years, day)
  const isPrepared = next !== undefined && classes.some(({ schoolYear }) => schoolYear?.id === next.id)
  return running && isPrepared && running.schoolYearEnd <= daysAfter(day, lastDays) ? next : running
}
