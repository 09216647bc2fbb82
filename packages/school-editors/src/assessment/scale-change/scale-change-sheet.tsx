import { useTranslation } from '@lernspur/app-runtime'
import type { AssessmentUse, PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { ScaleChoice } from '../../scale/scale-choice'
import { AffectedChildren } from './affected-children'
import { type LevelMapping, proposedMapping, type ScaleChange, usedLevels } from './level-mapping'

interface ScaleChangeSheetProps {
  assessment: PerformanceAssessment
  use: AssessmentUse
  /** Scales to choose from, without the present one. */
  scales: readonly PerformanceVisual[]
  busy: boolean
  onSubmit: (change: ScaleChange) => void
  onClose: () => void
}

/** Swaps the scale of an assessment, after showing what each level becomes and what that means for every child. */
export function ScaleChangeSheet({ assessment, use, scales, busy, onSubmit, onClose }: ScaleChangeSheetProps) {
  const { t } = useTranslation('school-editors.assessment')
  const [scaleId, setScaleId] = useState('')
  const [mapping, setMapping] = useState<LevelMapping>(new Map())
  const old = assessment.performanceVisual.performanceLevelsV2
  const used = usedLevels(old, use)
  // A class has copies of the school's scales, of the same name.
  const hasOwn = scales.some(({ schoolClassId }) => schoolClassId !== null)
  const scale = scales.find(({ id }) => id === scaleId)
  const next = scale?.performanceLevelsV2 ?? []
  const moved = use.levels.reduce((sum, { observations }) => sum + observations, 0)
  const choose = (id: string) => {
    const chosen = scales.find((one) => one.id === id)
    setScaleId(id)
    setMapping(proposedMapping(old, chosen?.performanceLevelsV2 ?? []))
  }
  const submit = () =>
    onSubmit({
      performanceVisualId: scaleId,
      levels: used.flatMap(({ id: from }) => {
        const to = mapping.get(from)
        return to ? [{ from, to }] : []
      }),
    })
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={t(($) => $.scaleChange.title, { name: assessment.name })}
      description={t(($) => $.scaleChange.description, { scale: assessment.performanceVisual.name })}
      closeLabel={t(($) => $.close)}
      footer={
        <Button busy={busy} disabled={!scale} onClick={submit}>
          {moved > 0 ? t(($) => $.scaleChange.submit, { count: moved }) : t(($) => $.scaleChange.submitPlain)}
        </Button>
      }
    >
      <div className="grid gap-6">
        <ScaleChoice
          options={scales.map(({ id, name, schoolClassId, performanceLevelsV2 }) => ({
            value: id,
            name: schoolClassId === null && hasOwn ? t(($) => $.scaleChange.ofSchool, { name }) : name,
            levels: performanceLevelsV2,
          }))}
          value={scaleId}
          onValueChange={choose}
        />
        {scale && used.length > 0 && (
          <section className="grid gap-3">
            <h3 className="font-semibold">{t(($) => $.scaleChange.mapping)}</h3>
            {used.map((level) => (
              <LabelledField key={level.id} label={t(($) => $.scaleChange.levelBecomes, { level: level.label })}>
                <SelectInput
                  options={next.map(({ id, label, level: index }) => ({ value: id, label: `${index} · ${label}` }))}
                  value={mapping.get(level.id) ?? ''}
                  onValueChange={(to) => setMapping(new Map(mapping).set(level.id, to))}
                />
              </LabelledField>
            ))}
          </section>
        )}
        {scale && use.observations > 0 && <AffectedChildren use={use} old={old} next={next} mapping={mapping} />}
        {scale && use.observations === 0 && <p className="text-muted-foreground">{t(($) => $.scaleChange.nobody)}</p>}
      </div>
    </SideSheet>
  )
}
