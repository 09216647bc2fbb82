import type { Report } from '@lernspur/contracts/teacher/report.contract'

/** Number of completed subjects of a report, and of all its subjects. */
export const progressOf = ({
  subjects,
}: {
  readonly subjects: readonly Pick<Report['subjects'][number], 'status'>[]
}) => ({
  done: subjects.filter(({ status }) => status === 'completed').length,
  all: subjects.length,
})

/** Number of completed reports, and of all reports. */
export const completedOf = (reports: readonly Pick<Report, 'status'>[]) => ({
  done: reports.filter(({ status }) => status === 'completed').length,
  all: reports.length,
})
