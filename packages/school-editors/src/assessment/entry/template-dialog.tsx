import { useTranslation } from '@lernspur/app-runtime'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { ScaleLevels } from '../../scale/scale-levels'

interface TemplateDialogProps {
  /** Templates of the school for the level of the class. */
  templates: readonly PerformanceAssessment[]
  /** Whether the class has an assessment of this name in this semester. */
  isKnown: (template: PerformanceAssessment) => boolean
  busy: boolean
  onSubmit: (templates: readonly PerformanceAssessment[]) => void
  onClose: () => void
}

/** Templates of the school to take over; those the class already has are not preselected. */
export function TemplateDialog({ templates, isKnown, busy, onSubmit, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('school-editors.assessment')
  const [chosen, choose] = useState<readonly string[]>(() =>
    templates.filter((template) => !isKnown(template)).map(({ id }) => id),
  )
  return (
    <ModalDialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="large"
      title={t(($) => $.template.title)}
      description={t(($) => $.template.description)}
      closeLabel={t(($) => $.close)}
      footer={
        <Button
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => onSubmit(templates.filter(({ id }) => chosen.includes(id)))}
        >
          {t(($) => $.template.submit, { count: chosen.length })}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {templates.map((template) => (
          <li key={template.id}>
            <CheckboxField
              checked={chosen.includes(template.id)}
              onCheckedChange={(checked) =>
                choose(checked ? [...chosen, template.id] : chosen.filter((id) => id !== template.id))
              }
              label={
                <span className="flex flex-wrap items-center gap-x-3">
                  {template.name}
                  <ScaleLevels levels={template.performanceVisual.performanceLevelsV2} size={20} />
                </span>
              }
              hint={[
                t(($) => $.semester[template.schoolTermSemester]),
                t(($) => $.percent, { weight: template.weighting }),
                ...(isKnown(template) ? [t(($) => $.template.known)] : []),
              ].join(' · ')}
            />
          </li>
        ))}
      </ul>
    </ModalDialog>
  )
}
