import {
  createSeatingPlanMutation,
  deleteSeatingPlanMutation,
  updateSeatingPlanMutation,
} from '@lernspur/api-client/teacher/observation-form/seating-plan.queries'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Desk, SeatingPlan } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'

interface ArrangedDesks {
  readonly room: string
  readonly desks: readonly Desk[]
}

/** Saves an arranged plan; overwrites what others saved meanwhile only when asked to. Every save can be undone. */
export const useSavePlan = (classId: string) => {
  const { t } = useTranslation('teacher.observation')
  const toast = useToast()
  const create = useKeyedMutation(createSeatingPlanMutation({ showsFailure: true }))
  const update = useMutation(updateSeatingPlanMutation({ showsFailure: true }))
  const remove = useMutation(deleteSeatingPlanMutation())
  const bodyOf = ({ room, desks }: ArrangedDesks) => ({ room, desks: [...desks] })
  const make = (arranged: ArrangedDesks) =>
    create.mutateAsync({ params: { schoolClassId: classId }, body: bodyOf(arranged) })

  /** `overwrites`: saves over what others have changed. */
  const save = async (
    before: SeatingPlan | undefined,
    arranged: ArrangedDesks,
    overwrites: boolean,
  ): Promise<SeatingPlan> => {
    if (!before) {
      const made = await make(arranged)
      toast({
        text: t(($) => $.plan.saved),
        undo: async () => {
          await remove.mutateAsync({ params: { seatingPlanId: made.id } })
        },
      })
      return made
    }
    const params = { seatingPlanId: before.id }
    const saved = await update.mutateAsync({
      params,
      body: bodyOf(arranged),
      ...(!overwrites && { ifMatch: before.updatedAt }),
    })
    toast({
      text: t(($) => $.plan.saved),
      undo: async () => {
        await update.mutateAsync({ params, body: bodyOf(before), ifMatch: saved.updatedAt })
      },
    })
    return saved
  }
  const takeAway = async (plan: SeatingPlan): Promise<void> => {
    await remove.mutateAsync({ params: { seatingPlanId: plan.id } })
    toast({
      text: t(($) => $.plan.deleted),
      undo: async () => {
        await make(plan)
      },
    })
  }
  return {
    save,
    takeAway,
    isSaving: create.isPending || update.isPending || remove.isPending,
    failure: create.error ?? update.error,
  }
}
