import { classPermissions } from '@lernspur/contracts/school-admin/class-permissions'
import { auditEach } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type Differences, differences } from '@lernspur/service-kit/call/differences'
import { pairKey } from '../right-pair'
import type { RightState } from './right-state'

/** What a person holds in a class, as the audit shows it. */
const auditedRight = ({ right, subjects }: RightState) => ({
  ...Object.fromEntries(classPermissions.map((permission) => [permission, right?.[permission] ?? false])),
  endsOn: right?.endsOn ?? null,
  subjects,
})

const verbOf = (before: RightState, after: RightState): 'create' | 'update' | 'delete' | undefined => {
  if (after.id === null) return before.id === null ? undefined : 'delete'
  return before.id === null ? 'create' : 'update'
}

/** A deleted right has no row to be named by. */
const changeOf = (verb: string, before: RightState, after: RightState): Differences => ({
  ...differences(auditedRight(before), auditedRight(after)),
  ...(verb === 'delete' && { name: [before.name, null] as const }),
})

/** Writes for each person in each class what the right was before and is now (rule audit.1). */
export const auditRights = async (
  tx: Transaction,
  call: Call,
  before: ReadonlyMap<string, RightState>,
  after: readonly RightState[],
): Promise<void> => {
  const entries = after.flatMap((state) => {
    const former = before.get(pairKey(state))
    const verb = former && verbOf(former, state)
    const id = state.id ?? former?.id
    return former && verb && id ? [{ verb, id, change: changeOf(verb, former, state) }] : []
  })
  const of = (verb: string) => entries.filter((entry) => entry.verb === verb)
  await auditEach(tx, call, 'access-right.create', of('create'))
  await auditEach(tx, call, 'access-right.update', of('update'))
  await auditEach(tx, call, 'access-right.delete', of('delete'))
}
