import type { SchoolYear } from '@lernspur/contracts/school-year.contract'

/** The year that includes a day (`YYYY-MM-DD`), else the next one. */
export const runningYear = (years: readonly SchoolYear[], day: string): SchoolYear | undefined =>
  years
    .filter(({ schoolYearEnd }) => schoolYearEnd >= day)
    .toSorted((a, b) => a.schoolYearStart.localeCompare(b.schoolYearStart))[0]
