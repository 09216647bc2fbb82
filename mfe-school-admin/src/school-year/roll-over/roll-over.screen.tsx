import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { undoRollOverMutation } from '@lernspur/api-client/school-admin/year/roll-over.queries'
import {
  ErrorBoundary,
  Link,
  paths,
  showToast,
  today,
  useMutation,
  useNavigate,
  usePageTitle,
  useSession,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense, useState } from 'react'
import { SettingsSection } from '../../settings-section'
import { NewYearForm } from '../new-year-form'
import { RollOverPlan } from './roll-over-plan'
import { YearPair } from './year-pair'

const byStart = (a: SchoolYear, b: SchoolYear) => a.schoolYearStart.localeCompare(b.schoolYearStart)

/** The old year and the new one; by default the latest one that has begun, and the one after it. */
const useYearPair = (years: readonly SchoolYear[]) => {
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({})
  const inOrder = years.toSorted(byStart)
  const started = inOrder.filter(({ schoolYearStart }) => schoolYearStart <= today())
  const from = years.find(({ id }) => id === chosen.from) ?? started.at(-1) ?? inOrder[0]
  const later = from ? inOrder.filter((year) => byStart(year, from) > 0) : []
  const to = later.find(({ id }) => id === chosen.to) ?? later[0]
  return {
    from,
    to,
    chooseFrom: (id: string) => setChosen({ from: id }),
    chooseTo: (id: string) => setChosen({ ...chosen, to: id }),
  }
}

/** Prepares the next school year in an evening (`/school/{schoolId}/settings/schoolYears/prepare`). */
export function Component() {
  const { t } = useTranslation('school-admin.roll-over')
  const { tenant } = useSession()
  const navigate = useNavigate()
  const { rows: years } = useSuspenseQuery(schoolYearListQuery()).data
  const { from, to, chooseFrom, chooseTo } = useYearPair(years)
  const { mutateAsync: undo } = useMutation(undoRollOverMutation({ showsFailure: false }))
  const title = t(($) => $.title)
  usePageTitle(title)
  const home = paths.schoolYears(tenant?.id ?? '')
  return (
    <Page width="text">
      <PageHeader
        above={
          <Breadcrumbs label={t(($) => $.youAreHere)}>
            <Crumb link={<Link to={home} />}>{t(($) => $.years)}</Crumb>
          </Breadcrumbs>
        }
        title={title}
        description={t(($) => $.description)}
      />
      {years.length > 0 && <YearPair years={years} from={from} to={to} onFrom={chooseFrom} onTo={chooseTo} />}
      {!to && (
        <SettingsSection title={t(($) => $.newYear.title)} description={t(($) => $.newYear.description)}>
          <NewYearForm years={years} onMade={({ id }) => chooseTo(id)} />
        </SettingsSection>
      )}
      {from && to && (
        <ErrorBoundary key={`${from.id} ${to.id}`}>
          <Suspense
            fallback={
              <Loading label={t(($) => $.loading)}>
                <Skeleton className="h-96" />
              </Loading>
            }
          >
            <RollOverPlan
              fromYearId={from.id}
              toYearId={to.id}
              onDone={({ id, counts }) => {
                showToast({
                  text: t(($) => $.done, { count: counts.classes, name: to.name }),
                  undo: async () => {
                    await undo({ params: { rollOverId: id } })
                  },
                })
                void navigate(home)
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Page>
  )
}
