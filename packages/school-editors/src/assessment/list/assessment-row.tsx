import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useTranslation } from '@lernspur/app-runtime'
import {
  type PerformanceAssessment,
  performanceAssessmentLimits,
} from '@lernspur/contracts/teacher/performance-assessment.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'
import { ScaleLevels } from '../../scale/scale-levels'
import { weightOf } from '../weight'
import { type AssessmentDraft, isAssessmentNameValid } from './assessment-draft'
import { AssessmentMenu, type AssessmentMenuProps } from './assessment-menu'

interface AssessmentRowProps extends Omit<AssessmentMenuProps, 'name' | 'isInUse' | 'semester'> {
  assessment: PerformanceAssessment
  draft: AssessmentDraft
  conflict: DraftConflict<AssessmentDraft> | null
  change: (draft: AssessmentDraft) => void
}

/** One assessment: name, weight, scale, and what can be done with it. */
export function AssessmentRow({ assessment, draft, conflict, change, ...actions }: AssessmentRowProps) {
  const { t } = useTranslation('school-editors.assessment')
  const { name, performanceVisual, hasObservations, schoolTermSemester } = assessment
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.row.name), (one) => one.name],
          [t(($) => $.row.weight), (one) => one.weight],
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-start gap-2">
        <LabelledField
          className="max-sm:col-span-full"
          label={t(($) => $.row.nameOf, { name })}
          hideLabel
          error={isAssessmentNameValid(draft) ? undefined : t(($) => $.row.nameMissing)}
        >
          <Input
            value={draft.name}
            maxLength={performanceAssessmentLimits.name}
            autoComplete="off"
            onChange={(event) => change({ ...draft, name: event.target.value })}
          />
        </LabelledField>
        <div className="max-sm:col-start-2 max-sm:row-start-2">
          <LabelledField
            label={t(($) => $.row.weightOf, { name })}
            hideLabel
            error={weightOf(draft.weight) === undefined ? t(($) => $.row.weightInvalid) : undefined}
          >
            <span className="relative">
              <Input
                value={draft.weight}
                inputMode="decimal"
                autoComplete="off"
                className="pr-9 text-right tabular-nums"
                onChange={(event) => change({ ...draft, weight: event.target.value })}
              />
              <span aria-hidden className="absolute inset-y-0 right-3 grid place-items-center text-muted-foreground">
                %
              </span>
            </span>
          </LabelledField>
        </div>
        <div className="max-sm:col-start-3 max-sm:row-start-2">
          <AssessmentMenu name={name} isInUse={hasObservations} semester={schoolTermSemester} {...actions} />
        </div>
        <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted-foreground max-sm:col-start-1 max-sm:row-start-2 sm:col-span-full sm:min-h-0">
          <span className="[overflow-wrap:anywhere]">{performanceVisual.name}</span>
          <ScaleLevels levels={performanceVisual.performanceLevelsV2} size={20} />
          {hasObservations && <span>{t(($) => $.row.inUse)}</span>}
        </p>
      </div>
    </li>
  )
}
