import type { CreateSchoolClass, SchoolClass } from '@lernspur/contracts/school-class.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { addClasses } from '../add-classes'
import { readSchoolClass } from './school-class.query'
import { requireYear } from './school-class.year'

/** Inserts a class with the caller as creator; INVALID_SCHOOL_YEAR for a year of another school. */
export const createSchoolClass = (call: Call, input: CreateSchoolClass): Promise<SchoolClass> =>
  call.write(async (tx) => {
    if (input.schoolYearId) await requireYear(tx, call.actor.tenantId, input.schoolYearId)
    const id = Bun.randomUUIDv7()
    await addClasses(tx, call.actor, [{ ...input, id }], input.schoolYearId)
    await audit(tx, call, 'school-class.create', id)
    return readSchoolClass(tx, call, id)
  })
