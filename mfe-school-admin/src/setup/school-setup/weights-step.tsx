import { classesQuery, Link, paths, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { LevelChoice } from '@lernspur/school-editors/assessment/level-choice'
import { type PlanId, planOf, plans } from '@lernspur/school-editors/assessment/plan'
import { PlanChoice } from '@lernspur/school-editors/assessment/plan-choice'
import { useShares } from '@lernspur/school-editors/assessment/use-shares'
import { ScaleChoice } from '@lernspur/school-editors/scale/scale-choice'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { LinkButton } from '@lernspur/ui/form/link-button'
import type { SchoolFacts } from './school-facts'
import { useStoreTemplates } from './use-store-templates'

interface Draft {
  readonly scale: string
  readonly plan: PlanId
  readonly levels: readonly number[]
}

const unique = (levels: readonly number[]) => [...new Set(levels)].toSorted((a, b) => a - b)

/** Levels that the school teaches: those of its classes and templates. */
const useLevels = ({ templates, assessments }: SchoolFacts) => {
  const { data } = useSuspenseQuery(classesQuery())
  const all = [...data.rows, ...templates, ...assessments].map(({ schoolLevel }) => schoolLevel)
  return all.length > 0 ? unique(all) : [1, 2, 3, 4]
}

/** What counts how much in classes that begin now; each class may change it. */
export function WeightsStep({ facts }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const { visuals, assessments } = facts
  const sharesOf = useShares()
  const levels = useLevels(facts)
  const store = useStoreTemplates(assessments)
  const { draft, change, flush } = useAutosave<Draft>({
    name: 'weights',
    initial: {
      scale: assessments[0]?.performanceVisualId ?? visuals[0]?.id ?? '',
      plan: planOf(assessments.filter(({ schoolLevel }) => schoolLevel === assessments[0]?.schoolLevel)) ?? plans[0],
      levels: assessments.length > 0 ? unique(assessments.map(({ schoolLevel }) => schoolLevel)) : levels,
    },
    isValid: ({ scale }) => scale !== '',
    save: ({ scale, plan, levels: chosen }) =>
      store({ levels: chosen, shares: sharesOf(plan), performanceVisualId: scale }),
  })
  const next = async () => {
    // What is proposed counts as chosen once somebody goes on with it.
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
            <LinkButton asChild variant="outline">
              <Link to={`${paths.schoolSetup}/visualisations`}>{t(($) => $.weights.toScales)}</Link>
            </LinkButton>
          }
        />
      </StepPage>
    )
  return (
    <StepPage title={t(($) => $.weights.title)} description={t(($) => $.weights.description)} onNext={next}>
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
