import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { paths, usePageTitle, useParams, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { StudentPage } from '@lernspur/school-editors/class-steps/children/student-page'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { lazy, Suspense, useState } from 'react'
import { RecentJoins } from '../student-join/recent-joins'
import { OneRosterPart } from './one-roster-part'

const JoinSheet = lazy(() => import('../student-join/join-sheet'))

/** All children of the school (`/school/{schoolId}/settings/students`). */
export function Component() {
  const { t } = useTranslation('school-admin.students')
  const { schoolId = '' } = useParams()
  const { rows } = useSuspenseQuery(schoolClassListQuery()).data
  const title = t(($) => $.title)
  usePageTitle(title)
  const [joined, setJoined] = useState<Student | null>(null)
  return (
    <Page>
      <StudentPage
        title={title}
        description={t(($) => $.description)}
        classes={rows}
        erasurePathOf={({ id }) => `${paths.schoolErasures(schoolId)}?child=${id}`}
        onJoin={setJoined}
      />
      <RecentJoins />
      <OneRosterPart />
      {joined && (
        <Suspense>
          <JoinSheet child={joined} onClose={() => setJoined(null)} />
        </Suspense>
      )}
    </Page>
  )
}
