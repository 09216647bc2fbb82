import type { Report } from '@lernspur/contracts/report.contract'

/** Number of completed subjects of a report, and of all its subjects. */
export const progressOf = ({ subjects }: Pick<Report, 'subjects'>) => ({
  done: subjects.filter(({ status }) => status === 'completed').length,
  all: subjects.length,
})

/** Number of completed reports, and of all reports. */
export const completedOf = (reports: readonly Report[]) => ({
  done: reports.filter(({ status }) => status === 'completed').length,
  all: reports.length,
})
