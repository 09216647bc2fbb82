import { reportQuery } from '@lernspur/api-client/teacher/report.queries'
import { useFormat, usePageTitle, useParams, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { useClassId } from '../../class-data/use-class-id'
import { isGoneBy } from '../details/refresh-if-over'
import { loadReportTexts } from '../load-report-texts'
import { ReportEditor } from './report-editor'

loadReportTexts()

function EditorSkeleton() {
  const { t } = useTranslation('teacher.report')
  return (
    <Loading label={t(($) => $.editor.loading)} className="grid grid-cols-1 gap-6">
      <Skeleton className="h-5 w-48" />
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <Skeleton className="h-12 w-72" />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_minmax(20rem,30%)]">
        <Skeleton className="h-12 lg:h-112" />
        <Skeleton className="h-[70dvh]" />
        <Skeleton className="hidden h-[70dvh] xl:block" />
      </div>
    </Loading>
  )
}

function ReportOf({ classId, reportId }: { classId: string; reportId: string }) {
  const format = useFormat()
  const { data: report, error } = useSuspenseQuery(reportQuery(reportId))
  const child = format.name({ firstName: report.studentFirstName, lastName: report.studentLastName })
  usePageTitle(`${child} · ${report.name}`)
  return <ReportEditor key={report.id} classId={classId} report={report} isGone={isGoneBy(error)} />
}

/** The report of one student: edit, complete and print. */
export function Component() {
  const classId = useClassId()
  const { reportId = '' } = useParams()
  return (
    <Page width="full">
      <Suspense key={reportId} fallback={<EditorSkeleton />}>
        <ReportOf classId={classId} reportId={reportId} />
      </Suspense>
    </Page>
  )
}
