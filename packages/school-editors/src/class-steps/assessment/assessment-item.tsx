import { performanceAssessmentCalls } from '@lernspur/api-client/teacher/performance-assessment.queries'
import { showToast, useErrorText, useQueryClient } from '@lernspur/app-runtime'
import type { AssessmentUse, PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { useState } from 'react'
import { AssessmentRow } from '../../assessment/list/assessment-row'
import { UsedAssessment } from '../../assessment/list/used-assessment'
import { ScaleChangeSheet } from '../../assessment/scale-change/scale-change-sheet'
import { useAssessmentActions } from './use-assessment-actions'
import { useAssessmentDraft } from './use-assessment-draft'

interface AssessmentItemProps {
  assessment: PerformanceAssessment
  /** Scales to choose from. */
  scales: readonly PerformanceVisual[]
}

interface OpenDialog {
  readonly kind: 'scale' | 'kept'
  readonly use: AssessmentUse
}

/** One assessment that saves itself, and its actions. */
export function AssessmentItem({ assessment, scales }: AssessmentItemProps) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { draft, change, conflict, flush } = useAssessmentDraft(assessment)
  const actions = useAssessmentActions(assessment, flush)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const show = async (kind: OpenDialog['kind']) => {
    try {
      const query = performanceAssessmentCalls.getAssessmentUse({ id: assessment.id })
      setOpen({ kind, use: await queryClient.query({ ...query, staleTime: 0 }) })
    } catch (error) {
      showToast({ text: errorText(error), tone: 'error' })
    }
  }
  // The calls have shown their errors.
  const quietly = (work: Promise<unknown>) => void work.catch(() => null)
  const remove = async () => {
    if (assessment.hasObservations || !(await actions.remove())) await show('kept')
  }
  const close = () => setOpen(null)
  return (
    <>
      <AssessmentRow
        assessment={assessment}
        draft={draft}
        conflict={conflict}
        change={change}
        onDuplicate={(semester) => quietly(actions.duplicate(semester))}
        onMove={(semester) => quietly(actions.move(semester))}
        onChangeScale={() => quietly(show('scale'))}
        onRemove={() => quietly(remove())}
      />
      {open?.kind === 'scale' && (
        <ScaleChangeSheet
          assessment={assessment}
          use={open.use}
          scales={scales.filter(({ id }) => id !== assessment.performanceVisualId)}
          busy={actions.isSwapping}
          onSubmit={(chosen) => quietly(actions.changeScale(chosen).then(close))}
          onClose={close}
        />
      )}
      {open?.kind === 'kept' && <UsedAssessment name={assessment.name} use={open.use} onClose={close} />}
    </>
  )
}
