import { registerDraft, storeDraft, storedDraft } from '@lernspur/app-runtime'
import type { Desk, SeatingPlan } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { useState } from 'react'

/** Desks that are being arranged. */
export interface Arrangement {
  /** The plan as it was when arranging began; null for a new one. */
  readonly plan: SeatingPlan | null
  readonly room: string
  readonly desks: readonly Desk[]
}

/** What arranging starts with: the desks of a plan, or none for a new one. */
export const arrangementOf = (plan: SeatingPlan | null): Arrangement => ({
  plan,
  room: plan?.room ?? '',
  desks: plan?.desks ?? [],
})

const nameOf = (classId: string): string => `seating ${classId}`

const isArrangement = (value: unknown): value is Arrangement =>
  typeof value === 'object' && value !== null && 'plan' in value && 'desks' in value && Array.isArray(value.desks)

/** Whether there is anything to lose by leaving. */
export const isArranged = ({ plan, room, desks }: Arrangement): boolean =>
  room !== (plan?.room ?? '') || JSON.stringify(desks) !== JSON.stringify(plan?.desks ?? [])

/**
 * The unsaved arrangement of a class, or null. It survives leaving and reloading the page (rule seating.5), and stays
 * based on the plan it started from, whatever others save meanwhile.
 */
export const useArrangement = (classId: string) => {
  const [arrangement, show] = useState((): Arrangement | null => {
    const stored = storedDraft(nameOf(classId))
    return isArrangement(stored) ? stored : null
  })
  const put = (next: Arrangement | null) => {
    show(next)
    storeDraft(nameOf(classId), next)
    registerDraft(nameOf(classId), { isOpen: next !== null && isArranged(next), survivesReload: true })
  }
  return { arrangement, put }
}
