import type { LooseEnds } from '@lernspur/contracts/provider/dashboard.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** Invitations that nobody has used and that end within a week; addresses that nobody has used for a month (rule desk.3). */
export const getLooseEnds = async (call: Call): Promise<LooseEnds> => {
  const [schools, [unused]] = await call.read((tx) => [
    tx<(LooseEnds['invitations'][number] & { total: number })[]>`
      select t.id as school_id, t.name as school_name, count(*)::integer as count,
        iso_instant(min(i.active_until)) as next_ends_at, (sum(count(*)) over ())::integer as total
      from invitation i join tenant t on t.id = i.tenant_id and not t.is_disabled and t.closes_at is null
      where i.used = 0 and i.active_until > now() and i.active_until <= now() + interval '7 days'
      group by t.id, t.name
      order by count(*) desc, t.name, t.id
      limit 10`,
    tx<{ count: number }[]>`
      select count(*)::integer as count from allowed_email ae
      where ae.created_at < now() - interval '30 days' and case when ae.email like '*@%'
        then not exists (
          select from app_user u
          where u.deactivated_at is null and split_part(u.email, '@', 2) = split_part(ae.email, '@', 2))
        else not exists (select from app_user u where u.deactivated_at is null and u.email = ae.email)
      end`,
  ])
  return {
    invitationCount: schools[0]?.total ?? 0,
    invitations: schools.map(({ total, ...school }) => school),
    unusedEmailCount: unused?.count ?? 0,
  }
}
