import type { ChangeSchoolClasses, SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireYear } from '../class-year/require-year'
import { invalidateEnrolmentEndOf } from '../enrolment/invalidate-enrolment-end'
import { readSchoolClasses } from './school-class.query'
import { addYear } from './school-class.year'

type Change = ChangeSchoolClasses['classes'][number]

interface LockedClass {
  readonly id: string
  readonly isActive: boolean
  readonly schoolYearId: string | null
}

const lockClasses = async (tx: Transaction, tenantId: string, ids: readonly string[]) => {
  const rows = await tx<LockedClass[]>`
    select id, is_active, school_year_id from school_class
    where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and not is_template order by id for update`
  if (rows.length !== new Set(ids).size) refuse('NOT_FOUND')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Changes state and year of one class, which is locked. */
const changeOne = async (tx: Transaction, call: Call, current: LockedClass, change: Change) => {
  const { tenantId } = call.actor
  const isActive = change.isActive ?? current.isActive
  const schoolYearId = change.schoolYearId === undefined ? current.schoolYearId : change.schoolYearId
  // An inactive class is only read, but the change that activates it may move it as well (rule class.3).
  if (schoolYearId !== current.schoolYearId && !current.isActive && !isActive) refuse('UPDATE_NOT_ALLOWED')
  await tx`
    update school_class set is_active = ${isActive}, school_year_id = ${schoolYearId}, updated_at = clock_timestamp()
    where tenant_id = ${tenantId} and id = ${current.id}
      and (is_active, school_year_id) is distinct from (${isActive}, ${schoolYearId}::uuid)`
  if (schoolYearId) await addYear(tx, tenantId, current.id, schoolYearId)
  await audit(tx, call, 'school-class.update', current.id, differences(current, { isActive, schoolYearId }))
}

/**
 * Changes state and year of several classes, all or none (rule class.5). NOT_FOUND when one of them is not of the school, EMPTY_DTO when
 * nothing is to change, INVALID_SCHOOL_YEAR for a year of another school.
 */
export const changeSchoolClasses = (
  call: Call,
  { classes }: ChangeSchoolClasses,
): Promise<{ rows: SchoolClass[]; count: number }> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    if (classes.some(({ isActive, schoolYearId }) => isActive === undefined && schoolYearId === undefined))
      refuse('EMPTY_DTO')
    const ids = classes.map(({ id }) => id)
    const known = await lockClasses(tx, tenantId, ids)
    const years = new Set(classes.flatMap(({ schoolYearId }) => schoolYearId ?? []))
    for (const year of years) await requireYear(tx, tenantId, year)
    for (const change of classes) {
      const current = known.get(change.id)
      if (current) await changeOne(tx, call, current, change)
    }
    await invalidateEnrolmentEndOf(tx, tenantId, tx`select unnest(${ids}::uuid[])`)
    const rows = await readSchoolClasses(tx, call, ids)
    return { rows, count: rows.length }
  })
