import type { RightChange, SetAccessRightsAnswer } from '@lernspur/contracts/school-admin/access-right.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { notifyOfClasses } from '../notify-of-class'
import { auditRights } from './audit-rights'
import { pairKey, readRights, requireNamed } from './right-state'
import { giveRights, removeRights } from './write-rights'

/** Of two changes of one pair the last one counts. */
const eachPairOnce = (changes: readonly RightChange[]): readonly RightChange[] => [
  ...new Map(changes.map((change) => [pairKey(change), change])).values(),
]

/** The same instant is written with and without zeros at the end. */
const plain = (instant: string | null): string | null => instant?.replace(/\.?0*Z$/, 'Z') ?? null

/**
 * Sets rights of many people in many classes, all or none, for whoever leads the school and so holds all rights on all
 * classes (rule class-right.2). Answers what takes it back. NOT_FOUND for a class, person or subject that is not of the
 * school; EDIT_CONFLICT when a right has changed since the caller saw it (rule class-right.7).
 */
export const setAccessRights = (call: Call, given: readonly RightChange[]): Promise<SetAccessRightsAnswer> =>
  call.write(async (tx) => {
    const changes = eachPairOnce(given)
    await requireNamed(tx, call, changes)
    const before = new Map((await readRights(tx, call, changes)).map((state) => [pairKey(state), state]))
    const isStale = (change: RightChange) =>
      change.updatedAt !== undefined &&
      plain(change.updatedAt) !== plain(before.get(pairKey(change))?.updatedAt ?? null)
    if (changes.some(isStale)) refuse('EDIT_CONFLICT')
    const wanted = changes.filter(({ right }) => right !== null)
    await removeRights(
      tx,
      call,
      changes.filter(({ right }) => right === null),
    )
    await giveRights(tx, call, wanted)
    await notifyOfClasses(
      tx,
      call,
      wanted.filter((change) => before.get(pairKey(change))?.right === null),
    )
    const after = await readRights(tx, call, changes)
    await auditRights(tx, call, before, after)
    return {
      undo: {
        changes: after.map(({ schoolClassId, userId, updatedAt }) => {
          const right = before.get(pairKey({ schoolClassId, userId }))?.right ?? null
          return { schoolClassId, userId, right, updatedAt }
        }),
      },
    }
  })
