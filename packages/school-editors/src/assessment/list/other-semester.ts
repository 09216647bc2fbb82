import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'

/** The semester of a year that is not the given one. */
export const otherSemester = (semester: Semester): Semester => (semester === 'first' ? 'second' : 'first')
