import { useClassId } from '../../class-work/use-class-id'
import { ReportsPage } from '../list/reports-page'
import { Overview } from './overview'

/** Reports of a class: where things stand. */
export function Component() {
  const classId = useClassId()
  return (
    <ReportsPage classId={classId}>
      <Overview classId={classId} />
    </ReportsPage>
  )
}
