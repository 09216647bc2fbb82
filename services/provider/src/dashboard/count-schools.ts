import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'

/** Schools that are counted in one statement. */
const atOnce = 50

/**
 * Counts every school day by day up to today, then all schools together (rule desk.1). Counts of past days stay,
 * whatever is deleted later.
 */
export const countSchools = async (db: Database, stop: AbortSignal): Promise<void> => {
  const rows = await db<{ id: string }[]>`select t.id from tenant t where not t.is_provider order by t.id`
  const schools = rows.map(({ id }) => id)
  for (let from = 0; from < schools.length; from += atOnce) {
    if (stop.aborted) return
    await writeDirectory(
      db,
      (tx) => tx`
        insert into school_day (tenant_id, day, user_count, class_count, student_count, sign_in_count, active_user_count,
          observation_count)
        select one.id, counted.day, counted.user_count, counted.class_count, counted.student_count, counted.sign_in_count,
          counted.active_user_count, counted.observation_count
        from unnest(${schools.slice(from, from + atOnce)}::uuid[]) as one (id)
        cross join lateral count_school_days(
          one.id, (select max(sd.day) from school_day sd where sd.tenant_id = one.id)) as counted
        on conflict (tenant_id, day) do update set
          user_count = excluded.user_count, class_count = excluded.class_count, student_count = excluded.student_count,
          sign_in_count = excluded.sign_in_count, observation_count = excluded.observation_count,
          -- A session tells its last use only.
          active_user_count = greatest(school_day.active_user_count, excluded.active_user_count)`,
    )
  }
  await writeDirectory(
    db,
    (tx) => tx`
      insert into installation_day (day, school_count, user_count, class_count, student_count, sign_in_count,
        observation_count)
      select sd.day, count(*), sum(sd.user_count), sum(sd.class_count), sum(sd.student_count), sum(sd.sign_in_count),
        sum(sd.observation_count)
      from school_day sd
      where sd.day >= coalesce((select max(ind.day) from installation_day ind), '-infinity')
      group by sd.day
      on conflict (day) do update set
        school_count = excluded.school_count, user_count = excluded.user_count, class_count = excluded.class_count,
        student_count = excluded.student_count, sign_in_count = excluded.sign_in_count,
        observation_count = excluded.observation_count`,
  )
}
