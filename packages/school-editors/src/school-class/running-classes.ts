import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { yearStatus } from '../school-year/year-status'

type ClassInYear = Pick<SchoolClass, 'isActive' | 'schoolYear'>

const runs = ({ isActive, schoolYear }: ClassInYear, day: string): boolean =>
  isActive && (schoolYear === null || yearStatus(schoolYear, day) !== 'past')

/** The active classes whose year has not ended on a day (`YYYY-MM-DD`), those without a year among them (rule student.5). */
export const runningClasses = <Class extends ClassInYear>(classes: readonly Class[], day: string): Class[] =>
  classes.filter((one) => runs(one, day))

/**
 * The active classes that somebody in a class can be in at the same time: those of its year, or running ones if either
 * has no year. A class of another year is where a child was before, or will be.
 */
export const concurrentClasses = <Class extends ClassInYear>(
  classes: readonly Class[],
  { schoolYear }: Pick<SchoolClass, 'schoolYear'>,
  day: string,
): Class[] =>
  classes.filter((one) =>
    one.schoolYear && schoolYear ? one.isActive && one.schoolYear.id === schoolYear.id : runs(one, day),
  )
