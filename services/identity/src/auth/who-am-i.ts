import type { WhoAmI } from '@lernspur/contracts/identity/user.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'
import type { Session } from '@lernspur/service-kit/session/session'
import { isAnswerable } from '@lernspur/service-kit/tenant/open-invitation'
import { closesAt, movedTo } from '@lernspur/service-kit/tenant/tenant-row'
import { openConsents } from '../shared-sql/consent-row'
import { presentWhoAmI, type WhoAmIRow } from './who-am-i.presenter'

/** The user of a session with all roles and their schools, in one statement. */
export const readWhoAmI = async (
  tx: Transaction,
  { userId, role }: { userId: Session['userId']; role: { tenantId: string } | null },
): Promise<WhoAmI> => {
  const rows = await tx<WhoAmIRow[]>`
    select
      u.id, u.email, u.first_name, u.last_name, u.avatar, u.is_setup_completed, u.class_setup_tooltip_seen,
      u.team_setup_tooltip_seen, u.school_year_setup_tooltip_seen, u.language, u.theme, u.name_order,
      u.matrix_direction, u.release_notes_seen_at, u.tour_step,
      ${openConsents(tx)} as open_consents,
      (
        select count(*)::integer from shown_announcements(${userId}, ${role?.tenantId ?? null}, now())
      ) as banner_count,
      (
        select count(*)::integer from user_role ur join tenant t on t.id = ur.tenant_id
        where ur.user_id = u.id and ${isAnswerable(tx)}
      ) as invitation_count,
      (
        select count(*)::integer
        from user_role own_ur join user_role asked_ur on asked_ur.tenant_id = own_ur.tenant_id
        where own_ur.user_id = u.id and own_ur.tenant_id = ${role?.tenantId ?? null} and own_ur.role_type = 'admin'
          and own_ur.status = 'active' and (
            asked_ur.requested_role_type is not null
            or (asked_ur.requested_loss is not null and asked_ur.user_id <> own_ur.user_id))
      ) as role_request_count,
      ur.id as role_id, ur.role_type,
      case when ur.status = 'active' and ur.ends_at <= now() then 'disabled' else ur.status end as status,
      ur.waiting_since is not null as is_waiting, t.id as tenant_id, t.created_at, t.updated_at, t.name, t.slogan,
      t.is_disabled, t.is_provider, t.is_wizard_finalized, t.country_id, t.state_id, t.school_type_id,
      t.subject_template_source, ${closesAt(tx)} as closes_at, ${movedTo(tx)} as moved_to, t.disabled_at,
      case when ur.role_type <> 'user' then t.disabled_reason end as disabled_reason
    from app_user u
    left join (user_role ur join tenant t on t.id = ur.tenant_id) on ur.user_id = u.id
    where u.id = ${userId}
    order by t.name collate natural_order, ur.id`
  return presentWhoAmI(rows, role?.tenantId ?? null) ?? refuse('INVALID_TOKEN')
}
