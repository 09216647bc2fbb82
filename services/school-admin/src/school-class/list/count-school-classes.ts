import type { ClassTotals } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Call } from '@lernspur/service-kit/call/call'

interface Row {
  readonly isActive: boolean
  readonly classes: number
  readonly students: number
}

/**
 * Counts active and archived classes of the school and the students in them, each student once: after a roll-over, most
 * are in a class of each year. Templates do not count.
 */
export const countSchoolClasses = async (call: Call): Promise<ClassTotals> => {
  const { tenantId } = call.actor
  const [rows] = await call.read((tx) => [
    tx<Row[]>`
      select sc.is_active, count(distinct sc.id)::integer as classes, count(distinct scr.student_id)::integer as students
      from school_class sc
      left join student_class_relation scr on scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id
      where sc.tenant_id = ${tenantId} and not sc.is_template
      group by sc.is_active`,
  ])
  const of = (wanted: boolean) => {
    const found = rows.find(({ isActive }) => isActive === wanted)
    return { classes: found?.classes ?? 0, students: found?.students ?? 0 }
  }
  return { active: of(true), archived: of(false) }
}
