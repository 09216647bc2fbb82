import { observeOnPlan, useDeviceSetting, useTranslation } from '@lernspur/app-runtime'
import type { FormEvent, KeyboardEvent } from 'react'
import { ClassGap, hasCompetences, missingIn } from '../class-data/gaps'
import { CaptureSurface } from './capture-surface'
import type { CaptureWork } from './capture-work'
import { recoverDraft } from './draft/open-draft'
import { CaptureHead } from './head/capture-head'
import { isComposing } from './is-composing'
import { useCapture } from './use-capture'
import { useCaptureWork } from './use-capture-work'

function KnownClass({ classId, work }: { classId: string; work: CaptureWork }) {
  const { t } = useTranslation('teacher.observation')
  const capture = useCapture(classId, work)
  const { schoolSubjectId } = capture
  const [isPlan, turnPlan] = useDeviceSetting(observeOnPlan)
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    capture.submit()
  }
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) submit(event)
      }}
    >
      <CaptureHead classId={classId} work={work} capture={capture} isPlan={isPlan} />
      {hasCompetences(work, schoolSubjectId) ? (
        <CaptureSurface classId={classId} work={work} capture={capture} isPlan={isPlan} onPlan={turnPlan} />
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

/** The page for writing entries of a class, or what the class lacks for it. */
export function CaptureForm({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.observation')
  // Looked for while the class is read.
  void recoverDraft(classId)
  const work = useCaptureWork(classId)
  const missing = missingIn(work)
  if (!missing) return <KnownClass classId={classId} work={work} />
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
