import type { Named } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'

/** The child a report is about, by the name it had when the report was made. */
export const childOf = ({ studentFirstName, studentLastName }: Report): Named => ({
  firstName: studentFirstName,
  lastName: studentLastName,
})
