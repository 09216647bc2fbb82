import { type QuietSchool, quietSchoolLimits } from '@lernspur/contracts/provider/dashboard.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** Days around the known lessons of a state within which its holidays count as known. */
const holidayDays = 90

/**
 * Open schools in which nobody has worked for that many weeks, the quietest first. Holidays of the state do not count,
 * where they are known (rule desk.2).
 */
export const getQuietSchools = async (call: Call, weeks: number): Promise<{ rows: QuietSchool[]; count: number }> => {
  const [schools] = await call.read((tx) => [
    tx<(QuietSchool & { total: number })[]>`
      with seen as (
        select t.id, t.name, t.state_id, (now() at time zone co.time_zone)::date as today,
          (t.created_at at time zone co.time_zone)::date as made_on,
          (
            select max(sd.day) from school_day sd
            where sd.tenant_id = t.id
              and (sd.active_user_count > 0 or sd.sign_in_count > 0 or sd.observation_count > 0)
          ) as last_seen_on
        from tenant t join country co on co.id = t.country_id
        where not t.is_provider and not t.is_disabled and t.closes_at is null
      ), quiet as (
        select seen.id, seen.name, seen.last_seen_on,
          coalesce(
            (
              select sum(greatest(0, least(sca.last_day, seen.today)
                - greatest(sca.first_day, coalesce(seen.last_seen_on, seen.made_on) + 1) + 1))
              from school_calendar sca
              where sca.state_id = seen.state_id and sca.kind = 'lessons'
              having bool_or(
                seen.today between sca.first_day - ${holidayDays}::integer and sca.last_day + ${holidayDays}::integer)
            ),
            seen.today - coalesce(seen.last_seen_on, seen.made_on)
          )::integer as quiet_days
        from seen
      )
      select quiet.id, quiet.name, quiet.last_seen_on::text as last_seen_on, quiet.quiet_days,
        (count(*) over ())::integer as total
      from quiet
      where quiet.quiet_days >= ${weeks * 7}
      order by quiet.quiet_days desc, quiet.name, quiet.id
      limit ${quietSchoolLimits.rows}`,
  ])
  return {
    rows: schools.map(({ total, ...school }) => school),
    count: schools[0]?.total ?? 0,
  }
}
