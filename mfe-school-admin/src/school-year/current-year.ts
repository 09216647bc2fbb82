import { today } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'

/** The running year, else the one that began last, else the first one to come. */
export const currentYear = (years: readonly SchoolYear[]): SchoolYear | undefined => {
  const now = today()
  const newestFirst = years.toSorted((a, b) => b.schoolYearStart.localeCompare(a.schoolYearStart))
  return newestFirst.find(({ schoolYearStart }) => schoolYearStart <= now) ?? newestFirst.at(-1)
}
