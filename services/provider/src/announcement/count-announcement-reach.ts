import type { AnnouncementAudience, AnnouncementReach } from '@lernspur/contracts/provider/announcement.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { reachedRoles } from './announcement.query'

/** How many schools and people an audience has now. */
export const countAnnouncementReach = async (
  call: Call,
  { roles, stateIds, schoolTypeIds, schoolIds }: AnnouncementAudience,
): Promise<AnnouncementReach> => {
  const [[reach]] = await call.read((tx) => [
    tx<AnnouncementReach[]>`
      with a as (
        select ${roles}::text[] as roles, ${stateIds}::uuid[] as state_ids, ${schoolTypeIds}::uuid[] as school_type_ids,
          ${schoolIds}::uuid[] as school_ids)
      select count(distinct reached.tenant_id)::integer as school_count,
        count(distinct reached.user_id)::integer as user_count
      from a cross join lateral (select ur.tenant_id, ur.user_id from ${reachedRoles(tx)}) as reached`,
  ])
  return reach ?? { schoolCount: 0, userCount: 0 }
}
