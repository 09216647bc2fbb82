import { prefetchLoader } from '@lernspur/app-runtime'
import { useClassId } from '../../class-data/use-class-id'
import { ReportsPage } from '../list/reports-page'
import { Overview } from './overview'
import { OverviewActions } from './overview-actions'
import { worklistQueries } from './use-worklist'

export const loader = prefetchLoader(({ params: { classId = '' } }) => worklistQueries(classId))

/** Overview of the reports of a class. */
export function Component() {
  const classId = useClassId()
  return (
    <ReportsPage classId={classId} actions={<OverviewActions classId={classId} />}>
      <Overview classId={classId} />
    </ReportsPage>
  )
}
