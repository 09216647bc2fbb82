import { ErrorBoundary, useClass, useClassRights, useLeaveGuard, usePageTitle, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Card } from '@lernspur/ui/layout/card'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Lock from 'lucide-react/icons/lock'
import { Suspense } from 'react'
import { ClassGap, hasCompetences, missingIn } from '../class-work/gaps'
import { useClassId } from '../class-work/use-class-id'
import { useClassWork } from '../class-work/use-class-work'
import { CaptureChildren } from './capture-children'
import { CaptureDetails } from './capture-details'
import { CaptureSave } from './capture-save'
import { CaptureSkeleton } from './capture-skeleton'
import { CaptureCompetence, CaptureSubject } from './capture-subject'
import { useCapture } from './use-capture'
import { usePrefetchRecent, useRecent } from './use-recent'

function CaptureForm({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.observation')
  const work = useClassWork(classId)
  const recentIds = useRecent(classId)
  const capture = useCapture(classId, work, recentIds)
  useLeaveGuard({ isOpen: capture.hasUnsaved, loss: t(($) => $.leave.text) })
  const missing = missingIn(work)
  if (missing) {
    const isEmpty = missing === 'children'
    return (
      <ClassGap
        classId={classId}
        missing={missing}
        title={isEmpty ? t(($) => $.noChildren.title) : t(($) => $.noSubjects.title)}
        text={isEmpty ? t(($) => $.noChildren.text) : t(($) => $.noSubjects.text)}
      />
    )
  }
  const { schoolSubjectId } = capture.draft
  const isObservable = hasCompetences(work, schoolSubjectId)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (capture.obstacle === null && !capture.isSaving) capture.submit()
      }}
    >
      <Card className="grid gap-3 p-4">
        <CaptureSubject work={work} capture={capture} />
        {isObservable && (
          <>
            <CaptureCompetence recentIds={recentIds} work={work} capture={capture} />
            <CaptureDetails capture={capture} />
          </>
        )}
      </Card>
      {isObservable ? (
        <>
          <CaptureChildren classId={classId} work={work} capture={capture} />
          <CaptureSave capture={capture} />
        </>
      ) : (
        <ClassGap
          classId={classId}
          missing="competences"
          subjectId={schoolSubjectId}
          title={t(($) => $.noCompetences.title)}
          text={t(($) => $.noCompetences.text)}
        />
      )}
    </form>
  )
}

/** Captures observations: a subject, a competence, then one tap per student. */
export function Component() {
  const { t } = useTranslation('teacher.observation')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const title = t(($) => $.title)
  usePageTitle(title)
  usePrefetchRecent(classId)
  return (
    <Page>
      <PageHeader title={title} description={schoolClass && t(($) => $.inClass, { name: schoolClass.name })} />
      {canWriteCompetenceEntries ? (
        <ErrorBoundary>
          <Suspense fallback={<CaptureSkeleton />}>
            <CaptureForm key={classId} classId={classId} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <EmptyState icon={<Lock />} title={t(($) => $.forbidden.title)} description={t(($) => $.forbidden.text)} />
      )}
    </Page>
  )
}
