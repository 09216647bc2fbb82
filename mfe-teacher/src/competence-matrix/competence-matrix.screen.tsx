import { competenceCellsQuery } from '@lernspur/api-client/teacher/competence-cell.queries'
import {
  ErrorBoundary,
  keepPreviousData,
  prefetchLoader,
  useClass,
  useClassRights,
  usePageTitle,
  useQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { CompetenceMatrix } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense, useDeferredValue, useRef, useState } from 'react'
import { ClassGap } from '../class-data/gaps'
import { useClassId } from '../class-data/use-class-id'
import { ClassPrintButton } from '../class-print/class-print-button'
import { ObservationLink } from '../entry/observation-link'
import { openCanvasSoon } from '../level/drawn-picture'
import { MatrixBoard } from './matrix-board'
import { MatrixFilters, type VisibleLines } from './matrix-filters'
import { type MatrixFilter, matrixQueryOf, useMatrixFilter } from './use-matrix-filter'

/** Skeleton of the matrix. */
function MatrixSkeleton() {
  const { t } = useTranslation('teacher.skills')
  return (
    <Loading label={t(($) => $.loading)}>
      <Skeleton className="h-[calc(100dvh-18rem)] min-h-96" />
    </Loading>
  )
}

/** Why the matrix has no cells; null if it has. */
const gapOf = ({ subjectId, domains, students }: CompetenceMatrix) => {
  if (subjectId === null) return 'subjects'
  if (domains.length === 0) return 'competences'
  return students.length === 0 ? 'participants' : null
}

interface MatrixAnswer {
  readonly data: CompetenceMatrix | undefined
  readonly query: MatrixFilter['query']
}

/**
 * The requested matrix and its query; until it arrives, the previous ones. Awaited here instead of by suspending, which
 * would rerender the whole page, and show it 300 ms late right after a skeleton.
 */
const useMatrixAnswer = (classId: string, requested: MatrixFilter['query']): MatrixAnswer => {
  const { data, isPlaceholderData } = useQuery({
    ...competenceCellsQuery({ schoolClassId: classId }, requested),
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
    // Events say what has changed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const answered = useRef<MatrixAnswer>({ data, query: requested })
  if (!isPlaceholderData && answered.current.data !== data) answered.current = { data, query: requested }
  // React runs the effects of a query's update before the browser paints it; those of a deferred value follow.
  return useDeferredValue(answered.current)
}

function Matrix({ classId, filter, canWrite }: { classId: string; filter: MatrixFilter; canWrite: boolean }) {
  const { t } = useTranslation('teacher.skills')
  const { data, query: requested } = useMatrixAnswer(classId, filter.query)
  const [chosen, choose] = useState<{ view: string; lines: VisibleLines }>({ view: '', lines: 'all' })
  if (data === undefined) return <MatrixSkeleton />
  const { subjectId, spanId } = data
  const gap = gapOf(data)
  const view = `${subjectId} ${spanId} ${requested.performanceAssessmentId}`
  // Each view starts with all lines.
  const lines = chosen.view === view ? chosen.lines : 'all'
  const texts = {
    subjects: { title: t(($) => $.noSubjects.title), text: t(($) => $.noSubjects.text) },
    competences: { title: t(($) => $.noCompetences.title), text: t(($) => $.noCompetences.text) },
    participants: { title: t(($) => $.noChildren.title), text: t(($) => $.noChildren.text) },
  }
  return (
    <>
      {subjectId !== null && (
        <MatrixFilters data={data} filter={filter} lines={lines} onLines={(next) => choose({ view, lines: next })} />
      )}
      {gap && <ClassGap classId={classId} missing={gap} subjectId={subjectId ?? ''} {...texts[gap]} />}
      {gap === null && subjectId !== null && (
        <MatrixBoard
          key={view}
          selection={{ classId, query: requested, subjectId }}
          data={data}
          lines={lines}
          canWrite={canWrite}
        />
      )}
    </>
  )
}

export const loader = prefetchLoader(({ params: { classId = '' }, search }) => {
  openCanvasSoon()
  return [competenceCellsQuery({ schoolClassId: classId }, matrixQueryOf(search))]
})

/** The competence matrix of a class: students by competences of a subject, each with the newest level, to type into. */
export function Component() {
  const { t } = useTranslation('teacher.skills')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const filter = useMatrixFilter()
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const canWrite = canWriteCompetenceEntries && schoolClass?.isActive === true
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page width="full">
      <PageHeader
        title={title}
        description={schoolClass && t(($) => $.inClass, { name: schoolClass.name })}
        actions={
          <>
            <ClassPrintButton classId={classId} kind="sheet" subjectId={filter.query.schoolSubjectId} />
            {canWriteCompetenceEntries && <ObservationLink classId={classId}>{t(($) => $.observe)}</ObservationLink>}
          </>
        }
      />
      <ErrorBoundary>
        <Suspense fallback={<MatrixSkeleton />}>
          <Matrix key={classId} classId={classId} filter={filter} canWrite={canWrite} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
