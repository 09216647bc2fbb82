import { useClassRights, useTranslation } from '@lernspur/app-runtime'
import type { SeatingPlan } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Armchair from 'lucide-react/icons/armchair'
import { useState } from 'react'
import { ForAll } from '../children/for-all'
import type { ObservationFormData } from '../observation-form-data'
import { ObservationSave } from '../observation-save'
import type { ObservationFormState } from '../use-observation-form'
import { PlanDock } from './plan-dock'
import { PlanView } from './plan-view'
import { RoomArranging } from './room-arranging'
import { arrangementOf, useArrangement } from './use-arrangement'
import { useSeatingPlans } from './use-seating-plans'

interface PlanSurfaceProps {
  classId: string
  work: ObservationFormData
  form: ObservationFormState
}

/** The class as its seating plan: tap a desk, then its level. Users who manage the children can arrange it. */
export function PlanSurface({ classId, work, form }: PlanSurfaceProps) {
  const { t } = useTranslation('teacher.observation')
  const { canManageStudents } = useClassRights(classId)
  const seating = useSeatingPlans(classId)
  const { plans, plan, choose, isPending, isError, refetch } = seating
  const { arrangement, put } = useArrangement(classId)
  const [selectedId, setSelectedId] = useState<string>()
  if (isPending) {
    return (
      <Loading label={t(($) => $.loading)}>
        <Skeleton className="h-80" />
      </Loading>
    )
  }
  if (isError)
    return (
      <EmptyState
        icon={<Armchair />}
        title={t(($) => $.plan.failed)}
        action={<Button onClick={() => void refetch()}>{t(($) => $.plan.reload)}</Button>}
      />
    )
  const begin = (from: SeatingPlan | null) => put(arrangementOf(from))
  if (arrangement && canManageStudents) {
    return <RoomArranging classId={classId} work={work} arrangement={arrangement} put={put} seating={seating} />
  }
  if (!plan) {
    return (
      <EmptyState
        icon={<Armchair />}
        title={t(($) => $.plan.none.title)}
        description={canManageStudents ? t(($) => $.plan.none.text) : t(($) => $.plan.none.ask)}
        action={canManageStudents && <Button onClick={() => begin(null)}>{t(($) => $.plan.arrange)}</Button>}
      />
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {plans.length > 1 && (
          <div className="min-w-40">
            <SelectInput
              aria-label={t(($) => $.plan.room)}
              value={plan.id}
              onValueChange={(id) => choose(plans.find((one) => one.id === id)?.room ?? '')}
              options={plans.map(({ id, room }) => ({ value: id, label: room || t(($) => $.plan.ownRoom) }))}
            />
          </div>
        )}
        {form.levels.length > 0 && (
          <div className="min-w-0 flex-1 basis-80">
            <ForAll form={form} />
          </div>
        )}
      </div>
      <PlanView plan={plan} work={work} form={form} selectedId={selectedId} onSelect={setSelectedId} />
      {canManageStudents && (
        <div className="flex flex-wrap justify-end gap-1">
          <Button size="sm" variant="ghost" onClick={() => begin(plan)}>
            {t(($) => $.plan.rearrange)}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => begin(null)}>
            {t(($) => $.plan.otherRoom)}
          </Button>
        </div>
      )}
      <ObservationSave form={form}>
        <PlanDock student={form.students.find(({ id }) => id === selectedId)} work={work} form={form} />
      </ObservationSave>
    </>
  )
}
