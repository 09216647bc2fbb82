import type { PersonName } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'

/** The student of a report, by the name at the time the report was created. */
export const childOf = ({
  studentFirstName,
  studentLastName,
}: Pick<Report, 'studentFirstName' | 'studentLastName'>): PersonName => ({
  firstName: studentFirstName,
  lastName: studentLastName,
})
