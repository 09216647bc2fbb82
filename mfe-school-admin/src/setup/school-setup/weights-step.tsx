import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { classesQuery, Link, paths, useSchoolLevelText, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { LevelChoice } from '@lernspur/school-editors/assessment/level-choice'
import { plans } from '@lernspur/school-editors/assessment/plan'
import { PlanChoice } from '@lernspur/school-editors/assessment/plan-choice'
import { usePlanNames } from '@lernspur/school-editors/assessment/use-plan-names'
import { ScaleChoice } from '@lernspur/school-editors/scale/scale-choice'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import type { SchoolFacts } from './school-facts'
import { distinctLevels, useWeights, type Weights } from './use-weights'

interface WeightsConflictProps {
  conflict: DraftConflict<Weights> | null
  visuals: readonly PerformanceVisual[]
}

/** Shows what another user saved in the meantime next to the user's own choice. */
function WeightsConflict({ conflict, visuals }: WeightsConflictProps) {
  const { t } = useTranslation('school-admin.school-setup')
  const { t: ofAssessment } = useTranslation('school-editors.assessment')
  const levelText = useSchoolLevelText()
  const planNames = usePlanNames()
  return (
    <DraftConflictNotice
      conflict={conflict}
      fields={[
        [ofAssessment(($) => $.plan.label), ({ plan }) => planNames[plan]],
        [t(($) => $.weights.scale), ({ scale }) => visuals.find(({ id }) => id === scale)?.name ?? ''],
        [ofAssessment(($) => $.levels), ({ levels }) => levels.map(levelText).join(', ')],
      ]}
    />
  )
}

/** Levels taught at the school: those of its classes and templates. */
const useLevels = ({ templates, assessments }: SchoolFacts) => {
  const { data } = useSuspenseQuery(classesQuery())
  const all = [...data.rows, ...templates, ...assessments].map(({ schoolLevel }) => schoolLevel)
  return all.length > 0 ? distinctLevels(all) : [1, 2, 3, 4]
}

/** Weightings for new classes; each class may change its own. */
export function WeightsStep({ facts }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const { visuals, assessments } = facts
  const levels = useLevels(facts)
  const { draft, change, flush, conflict } = useWeights(facts, levels)
  const next = async () => {
    // Continuing saves the proposal.
    if (assessments.length === 0 && visuals.length > 0) change({ ...draft })
    await flush()
    return true
  }
  if (visuals.length === 0)
    return (
      <StepPage
        title={t(($) => $.weights.title)}
        description={t(($) => $.weights.description)}
        nextLabel={t(($) => $.skip)}
      >
        <EmptyState
          title={t(($) => $.weights.noScale)}
          description={t(($) => $.weights.noScaleText)}
          action={
            <Button asChild variant="outline">
              <Link to={`${paths.schoolSetup}/visualisations`}>{t(($) => $.weights.toScales)}</Link>
            </Button>
          }
        />
      </StepPage>
    )
  return (
    <StepPage title={t(($) => $.weights.title)} description={t(($) => $.weights.description)} onNext={next}>
      <WeightsConflict conflict={conflict} visuals={visuals} />
      <PlanChoice
        value={draft.plan}
        onValueChange={(plan) => change({ ...draft, plan: plans.find((one) => one === plan) ?? draft.plan })}
      />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="font-semibold">{t(($) => $.weights.scale)}</h2>
        <ScaleChoice
          options={visuals.map(({ id, name, performanceLevelsV2 }) => ({
            value: id,
            name,
            levels: performanceLevelsV2,
          }))}
          value={draft.scale}
          onValueChange={(scale) => change({ ...draft, scale })}
        />
      </section>
      <LevelChoice all={levels} value={draft.levels} onValueChange={(chosen) => change({ ...draft, levels: chosen })} />
    </StepPage>
  )
}
