import type { CalendarSpan, SchoolCalendar } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** Days of school years in the school's state, by year: those of the state before those of its country. */
export const getSchoolCalendar = async (call: Call): Promise<SchoolCalendar> => {
  const [spans] = await call.read((tx) => [
    tx<CalendarSpan[]>`
      select distinct on (sca.year, sca.kind) sca.kind, sca.year, sca.first_day, sca.last_day, sca.source, sca.source_url,
        sca.is_verified
      from tenant t
      join school_calendar sca on sca.country_id = t.country_id and (sca.state_id is null or sca.state_id = t.state_id)
      where t.id = ${call.actor.tenantId}
      order by sca.year, sca.kind, sca.state_id nulls last`,
  ])
  return { spans: [...spans] }
}
