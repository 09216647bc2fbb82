import type { ReplaceTimetable, ReplaceTimetableAnswer } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockTimetable, requireConsistent, requireKnown } from './timetable.policy'
import { writeTimetable } from './write-timetable'

/**
 * Replaces the timetable as a whole and returns the replacement that takes it back (rule timetable.2). NOT_FOUND for a
 * class, subject or person that is not of the school, VALIDATION_FAILED for what contradicts itself, EDIT_CONFLICT when
 * it was replaced since the caller read it.
 */
export const replaceTimetable = (call: Call, input: ReplaceTimetable): Promise<ReplaceTimetableAnswer> =>
  call.write(async (tx) => {
    requireConsistent(input, call.language)
    const before = await lockTimetable(tx, call)
    if (input.updatedAt !== undefined && input.updatedAt !== before.updatedAt) refuse('EDIT_CONFLICT')
    await requireKnown(tx, call, input)
    return writeTimetable(tx, call, before, input)
  })
