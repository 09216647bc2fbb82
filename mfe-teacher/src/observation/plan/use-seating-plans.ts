import { seatingPlanListQuery } from '@lernspur/api-client/teacher/observation-form/seating-plan.queries'
import { useQuery } from '@lernspur/app-runtime'
import { useState } from 'react'

/** The room viewed last, by class, for as long as the page lives. */
const lastRooms = new Map<string, string>()

/** Seating plans of a class and the one that is shown. */
export const useSeatingPlans = (classId: string) => {
  const { data, isPending, isError, refetch } = useQuery(seatingPlanListQuery({ schoolClassId: classId }))
  const [room, setRoom] = useState(lastRooms.get(classId) ?? '')
  const plans = data?.rows ?? []
  const choose = (next: string) => {
    lastRooms.set(classId, next)
    setRoom(next)
  }
  return { plans, plan: plans.find((plan) => plan.room === room) ?? plans[0], choose, isPending, isError, refetch }
}
