import type { Call } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { lockPlan } from './seating-plan.policy'

/** Deletes a plan with its desks; NO_PERMISSION without the right to manage the children of the class. */
export const deleteSeatingPlan = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'seating-plan', id, lockPlan)
