import type { SchoolWeek } from '@lernspur/contracts/provider/dashboard.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** The last 53 weeks of all schools: numbers of a week's last counted day, and sums of what happened in it (rule desk.1). */
export const getSchoolHistory = async (call: Call): Promise<{ weeks: SchoolWeek[] }> => {
  const [weeks] = await call.read((tx) => [
    tx<SchoolWeek[]>`
      select week.starts_on::date::text as starts_on, last_ind.school_count, last_ind.user_count, last_ind.class_count,
        last_ind.student_count, week.sign_in_count, week.observation_count
      from (
        select date_trunc('week', ind.day::timestamp) as starts_on, max(ind.day) as last_day,
          sum(ind.sign_in_count)::integer as sign_in_count, sum(ind.observation_count)::integer as observation_count
        from installation_day ind
        where ind.day >= date_trunc('week', now()) - interval '52 weeks'
        group by 1
      ) as week
      join installation_day last_ind on last_ind.day = week.last_day
      order by week.starts_on`,
  ])
  return { weeks: [...weeks] }
}
