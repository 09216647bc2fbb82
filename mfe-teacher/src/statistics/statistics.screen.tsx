import { ErrorBoundary, useClass, usePageTitle, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@lernspur/ui/components/ui/tabs'
import type { ComponentType } from 'react'
import { useClassId } from '../class-data/use-class-id'
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

/** Figures of a class in five views; the URL says which view and its filter. */
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
        value={view}
        onValueChange={(next) => setSearch((before) => withFilter(before, 'view', next), { preventScrollReset: true })}
      >
        <TabsList aria-label={t(($) => $.views)}>
          {views.map((one) => (
            <TabsTrigger key={one} value={one}>
              {t(($) => $.view[one])}
            </TabsTrigger>
          ))}
        </TabsList>
        {views.map((one) => {
          const View = contents[one]
          return (
            <TabsContent key={one} value={one}>
              <ErrorBoundary>
                <View classId={classId} />
              </ErrorBoundary>
            </TabsContent>
          )
        })}
      </Tabs>
    </Page>
  )
}
