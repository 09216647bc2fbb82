import { useClassId } from '../../class-data/use-class-id'
import { ReportList } from './report-list'
import { ReportsPage } from './reports-page'

/** All reports of a class. */
export function Component() {
  const classId = useClassId()
  return (
    <ReportsPage classId={classId}>
      <ReportList classId={classId} />
    </ReportsPage>
  )
}
