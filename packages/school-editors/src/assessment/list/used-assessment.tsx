import { useTranslation } from '@lernspur/app-runtime'
import type { AssessmentUse } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'

interface UsedAssessmentProps {
  name: string
  use: AssessmentUse
  onClose: () => void
}

/** Why an assessment with entries is not deleted, in counts, and what can be done instead (rule assessment.3). */
export function UsedAssessment({ name, use, onClose }: UsedAssessmentProps) {
  const { t } = useTranslation('school-editors.assessment')
  const children = use.students.length + use.hiddenStudents
  const entries = [
    t(($) => $.removal.entries, { count: use.observations }),
    t(($) => $.removal.children, { count: children }),
  ].join(' ')
  return (
    <ModalDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(($) => $.removal.title, { name })}
      description={t(($) => $.removal.text, { name, entries })}
      closeLabel={t(($) => $.close)}
      footer={<Button onClick={onClose}>{t(($) => $.removal.close)}</Button>}
    />
  )
}
