import type { CreateSchoolYear, SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { calendarFaults } from './school-year.calendar'
import { lockSchoolYears, requireUniqueYear } from './school-year.policy'
import { readSchoolYear, requireState, writeTerms } from './school-year.query'

/**
 * Creates a year with its terms; SCHOOL_YEAR_ALREADY_EXISTS for one that shares days, name or calendar year with
 * another, INVALID_SCHOOL_YEAR for impossible dates.
 */
export const createSchoolYear = (call: Call, input: CreateSchoolYear): Promise<SchoolYear> =>
  call.write(async (tx) => {
    const faults = calendarFaults(input, call.language)
    if (faults.length > 0) refuse('INVALID_SCHOOL_YEAR', faults)
    await requireState(tx, input.stateId)
    await lockSchoolYears(tx, call)
    await requireUniqueYear(tx, call, input)
    const [year] = await tx<{ id: string }[]>`
      insert into school_year (tenant_id, name, year, school_year_start, school_year_end, state_id)
      values (${call.actor.tenantId}, ${input.name}, ${input.year}, ${input.schoolYearStart}, ${input.schoolYearEnd},
        ${input.stateId ?? null})
      returning id`
    if (!year) return refuse('UNKNOWN')
    await writeTerms(tx, call, year.id, input.terms)
    await audit(tx, call, 'school-year.create', year.id)
    return readSchoolYear(tx, call, year.id)
  })
