import { schoolCoverageQuery } from '@lernspur/api-client/teacher/statistics/school-coverage.queries'
import { ErrorBoundary, useFormat, usePageTitle, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { Suspense, useState } from 'react'
import { CoverageTable, type CoverageUnit } from './coverage-table'

function Coverage() {
  const { t } = useTranslation('teacher.school-coverage')
  const format = useFormat()
  const [unit, setUnit] = useState<CoverageUnit>('students')
  const { since, classes } = useSuspenseQuery(schoolCoverageQuery()).data
  if (classes.length === 0)
    return (
      <EmptyState icon={<LayoutDashboard />} title={t(($) => $.empty.title)} description={t(($) => $.empty.text)} />
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted-foreground">{t(($) => $.description, { day: format.day(since) })}</p>
        <SegmentedControl
          label={t(($) => $.counts)}
          segments={[
            { value: 'students', label: t(($) => $.students) },
            { value: 'competences', label: t(($) => $.competences) },
          ]}
          value={unit}
          onValueChange={(chosen) => setUnit(chosen === 'competences' ? 'competences' : 'students')}
        />
      </div>
      <CoverageTable classes={classes} unit={unit} />
    </>
  )
}

/** For whoever leads the school: what was observed in its classes, by subject (`/school-coverage`; rule statistics.10). */
export function Component() {
  const { t } = useTranslation('teacher.school-coverage')
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} />
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)}>
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          <Coverage />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
