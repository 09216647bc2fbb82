import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'

/** Whether a year runs on a day (`YYYY-MM-DD`), is over, or comes (rule school-year.3). */
export const yearStatus = (
  { schoolYearStart, schoolYearEnd }: Pick<SchoolYear, 'schoolYearStart' | 'schoolYearEnd'>,
  day: string,
): 'active' | 'past' | 'upcoming' => (day < schoolYearStart ? 'upcoming' : day > schoolYearEnd ? 'past' : 'active')
