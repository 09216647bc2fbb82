import { useTranslation } from '@lernspur/app-runtime'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { ClassGap } from '../class-data/gaps'
import { ChildList } from './children/child-list'
import { ForAll } from './children/for-all'
import { LeftOut } from './children/left-out'
import { NoScale } from './children/no-scale'
import type { ObservationFormData } from './observation-form-data'
import { ObservationSave } from './observation-save'
import { PlanSurface } from './plan/plan-surface'
import type { ObservationFormState } from './use-observation-form'

interface ObservationSurfaceProps {
  classId: string
  work: ObservationFormData
  form: ObservationFormState
  isPlan: boolean
  onPlan: (isPlan: boolean) => void
}

/** The children of the subject as a list or as they sit. */
export function ObservationSurface({ classId, work, form, isPlan, onPlan }: ObservationSurfaceProps) {
  const { t } = useTranslation('teacher.observation')
  const { levels, students } = form
  if (students.length === 0) {
    const title = t(($) => $.nobody.title)
    const text = t(($) => $.nobody.text)
    return <ClassGap classId={classId} missing="participants" title={title} text={text} />
  }
  return (
    <section aria-labelledby="capture-children" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="capture-children" className="text-lg font-semibold">
          {t(($) => $.children, { count: students.length })}
        </h2>
        <SegmentedControl
          label={t(($) => $.plan.surface)}
          value={isPlan ? 'plan' : 'list'}
          onValueChange={(surface) => onPlan(surface === 'plan')}
          segments={[
            { value: 'list', label: t(($) => $.plan.list) },
            { value: 'plan', label: t(($) => $.plan.title) },
          ]}
        />
        {!isPlan && levels.length > 0 && <ForAll form={form} />}
      </div>
      <LeftOut work={work} form={form} />
      {levels.length === 0 && <NoScale classId={classId} />}
      {isPlan ? (
        <PlanSurface classId={classId} work={work} form={form} />
      ) : (
        <>
          <ChildList work={work} form={form} />
          <ObservationSave form={form} />
        </>
      )}
    </section>
  )
}
