import type { useFormat } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { childOf } from './child-of'

type ReportIdentity = Pick<Report, 'startDate' | 'studentFirstName' | 'studentLastName'>

/** Reports by their children's names in the chosen order, those of a child newest first. */
export const byChild = <Row extends ReportIdentity>(
  reports: readonly Row[],
  { byName }: Pick<ReturnType<typeof useFormat>, 'byName'>,
): Row[] => reports.toSorted((a, b) => byName(childOf(a), childOf(b)) || b.startDate.localeCompare(a.startDate))
