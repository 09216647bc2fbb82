import { useClassId } from '../../class-data/use-class-id'
import { ReportsPage } from '../list/reports-page'
import { Overview } from './overview'
import { OverviewActions } from './overview-actions'

/** Overview of the reports of a class. */
export function Component() {
  const classId = useClassId()
  return (
    <ReportsPage classId={classId} actions={<OverviewActions classId={classId} />}>
      <Overview classId={classId} />
    </ReportsPage>
  )
}
