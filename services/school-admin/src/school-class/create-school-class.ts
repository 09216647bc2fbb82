import type { CreateSchoolClass, SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { addClasses } from '../class-year/add-classes'
import { readSchoolClass } from './school-class.query'

/**
 * Inserts a class with the caller as creator and returns its id; INVALID_SCHOOL_YEAR for a year of another school.
 */
export const insertSchoolClass = async (
  tx: Transaction,
  { actor }: Call,
  input: CreateSchoolClass,
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await addClasses(tx, actor, [{ ...input, id }])
  return id
}

/** Makes an empty class, as `insertSchoolClass` does. */
export const createSchoolClass = (call: Call, input: CreateSchoolClass): Promise<SchoolClass> =>
  call.write(async (tx) => {
    const id = await insertSchoolClass(tx, call, input)
    await audit(tx, call, 'school-class.create', id)
    return readSchoolClass(tx, call, id)
  })
