import type { YearOutlook } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { yearEndNoticeDays } from '@lernspur/contracts/school-admin/year/year-end'
import type { Person } from '@lernspur/contracts/wire/fields'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import type { Call } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { waitingClasses } from './waiting-classes'

/** Days after the end of its year in which a class still reports that it has no next year. */
const remindedDays = 120

/**
 * How the year ends for the classes that the caller sees, and who can prepare the next one (rule roll-over.6). Users
 * without a class do not learn anybody's role (rule role.6).
 */
export const getYearOutlook = async (call: Call): Promise<YearOutlook> => {
  const { actor } = call
  const { tenantId } = actor
  const [[ending], waiting, leaders] = await call.read((tx) => {
    const today = schoolToday(tx, actor)
    return [
      tx<{ endsOn: string; hasYear: boolean }[]>`
        select sy.school_year_end as ends_on, sy.school_year_end >= ${today} as has_year
        from school_year sy
        where sy.tenant_id = ${tenantId} and sy.school_year_start <= ${today}
        order by sy.school_year_start desc limit 1`,
      tx<YearOutlook['waiting']>`
        select sc.id, sc.name, sy.school_year_end as ends_on
        from school_class sc
        join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
        where ${waitingClasses(tx, tenantId)} and sc.id in (${visibleClasses(tx, actor)})
          and sy.school_year_end between ${today} - ${remindedDays}::integer and ${today} + ${yearEndNoticeDays}::integer
        order by sc.school_level, sc.name, sc.id limit 200`,
      tx<Person[]>`
        select u.id, u.first_name, u.last_name, u.avatar
        from user_role ur join app_user u on u.id = ur.user_id
        where ur.tenant_id = ${tenantId} and ur.role_type in ('admin', 'manager') and ur.status = 'active'
          and exists (${visibleClasses(tx, actor)})
        order by ur.role_type, u.last_name, u.first_name, u.id limit 5`,
    ]
  })
  return {
    hasYear: ending?.hasYear ?? false,
    endsOn: ending?.endsOn ?? null,
    waiting: [...waiting],
    leaders: [...leaders],
  }
}
