import { useTranslation } from '@lernspur/app-runtime'
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
}

/** The children of the subject as a list or as they sit. */
export function ObservationSurface({ classId, work, form, isPlan }: ObservationSurfaceProps) {
  const { t } = useTranslation('teacher.observation')
  const { levels, students } = form
  if (students.length === 0) {
    const title = t(($) => $.nobody.title)
    const text = t(($) => $.nobody.text)
    return <ClassGap classId={classId} missing="participants" title={title} text={text} />
  }
  return (
    <section aria-labelledby="capture-children" className="flex flex-1 flex-col gap-2">
      <h2 id="capture-children" className="sr-only">
        {t(($) => $.children, { count: students.length })}
      </h2>
      {!isPlan && levels.length > 0 && <ForAll form={form} />}
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
