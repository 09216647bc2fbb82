import { useClassId } from '../../class-work/use-class-id'
import { Overview } from './overview'
import { ReportsPage } from './reports-page'

/** Reports of a class: where things stand. */
export function Component() {
  const classId = useClassId()
  return (
    <ReportsPage classId={classId}>
      <Overview classId={classId} />
    </ReportsPage>
  )
}
