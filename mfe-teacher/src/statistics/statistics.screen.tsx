import { ErrorBoundary, useClass, usePageTitle, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { Tabs } from '@lernspur/ui/layout/tabs'
import type { ComponentType } from 'react'
import { useClassId } from '../class-work/use-class-id'
import { type StatisticsView, viewOf, views, withFilter } from './statistics-filter'
import { AssessmentsView } from './view/assessments.view'
import { ChildView } from './view/child.view'
import { CoverageView } from './view/coverage.view'
import { DevelopmentView } from './view/development.view'
import { LevelsView } from './view/levels.view'

const contents: Record<StatisticsView, ComponentType<{ classId: string }>> = {
  levels: LevelsView,
  development: DevelopmentView,
  coverage: CoverageView,
  assessments: AssessmentsView,
  child: ChildView,
}

/** Figures of a class in five views, of which the address says which and of what. */
export function Component() {
  const { t } = useTranslation('teacher.statistics')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const [search, setSearch] = useSearchParams()
  const view = viewOf(search)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={schoolClass && t(($) => $.inClass, { name: schoolClass.name })} />
      <Tabs
        label={t(($) => $.views)}
        value={view}
        onValueChange={(next) => setSearch((before) => withFilter(before, 'view', next), { preventScrollReset: true })}
        tabs={views.map((one) => {
          const View = contents[one]
          return {
            value: one,
            label: t(($) => $.view[one]),
            content: (
              <ErrorBoundary>
                <View classId={classId} />
              </ErrorBoundary>
            ),
          }
        })}
      />
    </Page>
  )
}
