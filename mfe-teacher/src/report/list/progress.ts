import type { Report } from '@lernspur/contracts/report.contract'

/** Subjects of a report that are completed, and all of them. */
export const progressOf = ({ subjects }: Pick<Report, 'subjects'>) => ({
  done: subjects.filter(({ status }) => status === 'completed').length,
  all: subjects.length,
})

/** Completed reports, and all of them. */
export const completedOf = (reports: readonly Report[]) => ({
  done: reports.filter(({ status }) => status === 'completed').length,
  all: reports.length,
})
