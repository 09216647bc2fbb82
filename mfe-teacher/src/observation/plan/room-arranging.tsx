import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import { queryClient } from '@lernspur/app-runtime'
import type { ObservationFormData } from '../observation-form-data'
import { PlanArrange, type PlanState } from './plan-arrange'
import { type Arrangement, arrangementOf, type useArrangement } from './use-arrangement'
import type { useSeatingPlans } from './use-seating-plans'

interface RoomArrangingProps {
  classId: string
  work: ObservationFormData
  arrangement: Arrangement
  put: ReturnType<typeof useArrangement>['put']
  seating: ReturnType<typeof useSeatingPlans>
}

/** Arranges a room, and rereads its plan and the class when somebody else has saved it. */
export function RoomArranging({ classId, work, arrangement, put, seating }: RoomArrangingProps) {
  const { plans, choose, refetch } = seating
  const before = arrangement.plan
  const restart = async () => {
    const { data } = await refetch()
    const now = data?.rows.find(({ id }) => id === before?.id)
    put(now ? arrangementOf(now) : null)
  }
  const read = async (): Promise<PlanState> => {
    const form = queryClient.fetchQuery({ ...observationFormQuery({ schoolClassId: classId }), staleTime: 0 })
    const [{ data }, { students }] = await Promise.all([refetch(), form])
    return { plans: data?.rows ?? [], studentIds: new Set(students.map(({ id }) => id)) }
  }
  return (
    <PlanArrange
      key={before ? `${before.id} ${before.updatedAt}` : 'new'}
      classId={classId}
      work={work}
      arrangement={arrangement}
      rooms={plans.filter(({ id }) => id !== before?.id).map(({ room }) => room)}
      onArrange={put}
      onSaved={choose}
      onReread={() => void restart()}
      onRead={read}
    />
  )
}
