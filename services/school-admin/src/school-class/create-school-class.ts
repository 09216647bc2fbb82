import type { CreateSchoolClass, SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { schoolToday } from '@lernspur/service-kit/school-today'
import { readSchoolClass } from './school-class.query'
import { addYear, requireYear } from './school-class.year'

/** The current school year; null between years. */
const currentYear = async (tx: Transaction, actor: Actor): Promise<string | null> => {
  const [row] = await tx<{ id: string }[]>`
    select id from school_year
    where tenant_id = ${actor.tenantId} and ${schoolToday(tx, actor)} between school_year_start and school_year_end
    order by school_year_start desc limit 1 for key share`
  return row?.id ?? null
}

/** Inserts a class with the caller as creator; INVALID_SCHOOL_YEAR for a year of another school. */
export const createSchoolClass = (call: Call, input: CreateSchoolClass): Promise<SchoolClass> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    if (input.schoolYearId) await requireYear(tx, tenantId, input.schoolYearId)
    const schoolYearId = input.schoolYearId ?? (await currentYear(tx, call.actor))
    const id = Bun.randomUUIDv7()
    await tx`
      insert into school_class (tenant_id, id, name, nickname, school_level, creator_id, school_year_id)
      values (${tenantId}, ${id}, ${input.name}, ${input.nickname?.trim() || null}, ${input.schoolLevel}, ${userId},
        ${schoolYearId})`
    if (schoolYearId) await addYear(tx, tenantId, id, schoolYearId)
    await audit(tx, call, 'school-class.create', id)
    return readSchoolClass(tx, call, id)
  })
