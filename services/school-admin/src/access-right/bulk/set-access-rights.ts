import type { RightChange, SetAccessRightsAnswer } from '@lernspur/contracts/school-admin/access-right.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireComingDays } from '@lernspur/service-kit/tenant/coming-days'
import { takeEndedRights } from '../end/take-ended-rights'
import { notifyOfClasses } from '../notify-of-class'
import { pairKey } from '../right-pair'
import { auditRights } from './audit-rights'
import { readRights, requireNamed } from './right-state'
import { giveRights, removeRights } from './write-rights'

/** If a pair is changed twice, the last change counts. */
const eachPairOnce = (changes: readonly RightChange[]): readonly RightChange[] => [
  ...new Map(changes.map((change) => [pairKey(change), change])).values(),
]

/** An instant may be written with or without zeros at the end. */
const plain = (instant: string | null): string | null => instant?.replace(/\.?0*Z$/, 'Z') ?? null

/**
 * Sets rights of many people in many classes, all or none, for leaders of the school, who hold all rights on all
 * classes (rule class-right.2). Returns the changes that take it back. NOT_FOUND for a class, person or subject that is
 * not of the school; VALIDATION_FAILED for a last day that is past; EDIT_CONFLICT when a right has changed since the
 * caller saw it (rule class-right.7).
 */
export const setAccessRights = (call: Call, given: readonly RightChange[]): Promise<SetAccessRightsAnswer> =>
  call.write(async (tx) => {
    const changes = eachPairOnce(given)
    await requireNamed(tx, call, changes)
    const ends = given.map(({ right }, at) => ({ path: `changes.${at}.right.endsOn`, day: right?.endsOn }))
    await requireComingDays(tx, call, ends)
    await takeEndedRights(tx, call.actor, changes)
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
