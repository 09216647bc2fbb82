import type { SchoolYear, UpdateSchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { invalidateEnrolmentEndOf } from '../enrolment/invalidate-enrolment-end'
import { calendarFaults } from './school-year.calendar'
import { lockSchoolYears, requireUniqueYear } from './school-year.policy'
import { readSchoolYear, requireState, writeTerms } from './school-year.query'

const lock = async (tx: Transaction, call: Call, id: string): Promise<SchoolYear> => {
  await lockSchoolYears(tx, call)
  await tx`select from school_year where tenant_id = ${call.actor.tenantId} and id = ${id} for update`
  return readSchoolYear(tx, call, id)
}

/**
 * Changes a year; terms, if given, replace the existing ones. EDIT_CONFLICT for an outdated version,
 * FOREIGN_KEY_CONSTRAINT when a term in use would be removed, SCHOOL_YEAR_ALREADY_EXISTS when it would share days, name
 * or calendar year with another.
 */
export const updateSchoolYear = (call: Call, id: string, change: UpdateSchoolYear): Promise<SchoolYear> =>
  call.write(async (tx) => {
    const current = await lock(tx, call, id)
    await requireFresh(tx, call, current)
    const next = {
      name: change.name ?? current.name,
      year: change.year ?? current.year,
      schoolYearStart: change.schoolYearStart ?? current.schoolYearStart,
      schoolYearEnd: change.schoolYearEnd ?? current.schoolYearEnd,
      stateId: change.stateId === undefined ? current.stateId : change.stateId,
      terms: change.terms ?? current.terms,
    }
    const faults = calendarFaults(next, call.language)
    if (faults.length > 0) refuse('INVALID_SCHOOL_YEAR', faults)
    await requireState(tx, change.stateId)
    await requireUniqueYear(tx, call, next, current)
    await tx`
      update school_year set name = ${next.name}, year = ${next.year}, school_year_start = ${next.schoolYearStart},
        school_year_end = ${next.schoolYearEnd}, state_id = ${next.stateId}, updated_at = clock_timestamp(),
        keeps_apart = keeps_apart or (school_year_start, school_year_end)
          is distinct from (${next.schoolYearStart}, ${next.schoolYearEnd}),
        has_own_name = has_own_name or name <> ${next.name}
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    if (next.schoolYearEnd !== current.schoolYearEnd) {
      const { tenantId } = call.actor
      const ofYear = tx`select sc.id from school_class sc where sc.tenant_id = ${tenantId} and sc.school_year_id = ${id}`
      await invalidateEnrolmentEndOf(tx, tenantId, ofYear)
    }
    if (change.terms) await writeTerms(tx, call, id, change.terms)
    await audit(tx, call, 'school-year.update', id, differences(current, { ...change, terms: undefined }))
    return readSchoolYear(tx, call, id)
  })
