import { formerStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { ErrorBoundary, paths, useFormat, useNavigate, useQuery, useTranslation } from '@lernspur/app-runtime'
import { reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense, useEffect, useId, useState } from 'react'
import { useClassData } from '../../class-data/use-class-data'
import { ChoiceList } from './choice-list'
import { blockerOf, type CreationData, formerIn, scopeOf } from './creation-draft'
import { CreationPreview } from './creation-preview'
import { CreationState } from './creation-state'
import { GroupChoice } from './group-choice'
import { MethodChoice } from './method-choice'
import { PeriodChoice } from './period-choice'
import { newReports } from './started-creation'
import { type ReportCreationState, useCreation } from './use-creation'

interface FormProps {
  classId: string
  work: CreationData
  creation: ReportCreationState
}

function Form({ classId, work, creation }: FormProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { draft, change } = creation
  const blocker = blockerOf(draft)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PeriodChoice creation={creation} />
      <LabelledField
        label={t(($) => $.creation.name)}
        error={blocker === 'name' ? t(($) => $.creation.blocker.name) : undefined}
      >
        <Input
          value={draft.name}
          maxLength={reportLimits.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </LabelledField>
      <MethodChoice classId={classId} work={work} creation={creation} />
      <ChoiceList
        title={t(($) => $.creation.children)}
        allLabel={t(($) => $.creation.allChildren, { count: work.students.length })}
        items={work.students.map((student) => ({ id: student.id, label: format.name(student) }))}
        further={formerIn(draft, work).map((student) => ({
          id: student.id,
          label: t(($) => $.creation.former, { name: format.name(student), day: format.day(student.leftOn) }),
        }))}
        chosen={draft.studentIds}
        onChange={(studentIds) => change({ studentIds })}
        error={blocker === 'students' ? t(($) => $.creation.blocker.students) : undefined}
      />
      <ChoiceList
        title={t(($) => $.creation.subjects)}
        allLabel={t(($) => $.creation.allSubjects, { count: work.subjects.length })}
        items={work.subjects.map(({ id, name, color }) => ({
          id,
          label: (
            <span className="inline-flex items-center gap-2">
              <SubjectMark color={color} />
              {name}
            </span>
          ),
        }))}
        chosen={draft.schoolSubjectIds}
        onChange={(schoolSubjectIds) => change({ schoolSubjectIds })}
        error={blocker === 'subjects' ? t(($) => $.creation.blocker.subjects) : undefined}
      />
      <GroupChoice classId={classId} creation={creation} />
      <CreationPreview classId={classId} work={work} draft={draft} />
    </div>
  )
}

interface CreationSheetProps {
  classId: string
  onClose: () => void
}

function LoadedSheet({ classId, onClose }: CreationSheetProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const formId = useId()
  const all = useClassData(classId)
  const former = useQuery(formerStudentsQuery({ schoolClassId: classId })).data?.rows ?? []
  // Children who wait to be erased get no new reports (rule erasure.1).
  const work: CreationData = { ...all, students: all.students.filter(({ erasesAt }) => erasesAt === null), former }
  const navigate = useNavigate()
  const creation = useCreation(classId, work, (createdAt) => {
    onClose()
    // The overview brings what is new into view.
    if (createdAt)
      navigate({
        pathname: paths.reports(classId),
        search: new URLSearchParams({ [newReports]: createdAt }).toString(),
      })
  })
  const { draft, submit, isSaving } = creation
  const { students, subjects, left } = scopeOf(draft, work)
  const isReady = blockerOf(draft) === null && students.length > 0 && subjects.length > 0
  const missing =
    work.students.length === 0 && formerIn(draft, work).length === 0
      ? t(($) => $.creation.blocker.noChildren)
      : work.subjects.length === 0
        ? t(($) => $.creation.blocker.noSubjects)
        : students.length === 0 && left > 0 && subjects.length > 0 && t(($) => $.creation.blocker.noPart)
  return (
    <SideSheet
      open
      goesOn
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.creation.title)}
      description={t(($) => $.creation.explanation)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <p aria-live="polite" className="text-sm text-muted-foreground max-[26rem]:order-last min-[26rem]:basis-full">
            {isSaving && t(($) => $.creation.goesOn)}
            {!isSaving && missing}
            {!isSaving &&
              isReady &&
              t(($) => $.creation.summary, {
                children: t(($) => $.creation.childCount, { count: students.length }),
                subjects: t(($) => $.creation.subjectCount, { count: subjects.length }),
                period: format.period(draft.startDate, draft.endDate),
              })}
          </p>
          <Button
            variant="outline"
            disabled={isSaving}
            onClick={() => {
              creation.reset()
              onClose()
            }}
          >
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} busy={isSaving} disabled={!isReady}>
            {t(($) => $.creation.submit, { count: students.length })}
          </Button>
        </>
      }
    >
      <CreationState classId={classId} creation={creation} count={students.length} onMade={onClose} />
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isSaving) submit()
        }}
      >
        <Form classId={classId} work={work} creation={creation} />
      </form>
    </SideSheet>
  )
}

function FormSkeleton() {
  const { t } = useTranslation('teacher.report')
  return (
    <Loading label={t(($) => $.list.loading)} className="grid grid-cols-1 gap-5">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-40" />
    </Loading>
  )
}

/** Loads what the sheet needs. */
function Preparation({ classId, onReady }: { classId: string; onReady: (isReady: boolean) => void }) {
  useClassData(classId)
  useEffect(() => onReady(true), [onReady])
  return <FormSkeleton />
}

/** Creates reports, with a live preview of students and subjects. */
export default function CreationSheet({ classId, onClose }: CreationSheetProps) {
  const { t } = useTranslation('teacher.report')
  const [isReady, setIsReady] = useState(false)
  if (isReady) return <LoadedSheet classId={classId} onClose={onClose} />
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.creation.title)}
      closeLabel={t(($) => $.close)}
    >
      <ErrorBoundary>
        <Suspense fallback={<FormSkeleton />}>
          <Preparation classId={classId} onReady={setIsReady} />
        </Suspense>
      </ErrorBoundary>
    </SideSheet>
  )
}
