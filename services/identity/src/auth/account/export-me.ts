import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { notificationText } from '../../shared-sql/notification-text'
import { auditTenantOf } from '../sign-in-audit/audit-tenant'

/** What is stored about the caller as a person, table by table; hashes and secrets are left out. */
const ownData = async ({ db, language, session: { userId } }: Call) => {
  const [
    [profile],
    roles,
    invitations,
    notifications,
    sessions,
    devices,
    identities,
    [twoFactor],
    twoFactorResets,
    consents,
    notificationChoices,
    talkNotes,
    textBlocks,
    programTokens,
    calendarAddresses,
    lessons,
  ] = await Promise.all([
    db`
      select id, email, first_name, last_name, avatar, language, theme, name_order, matrix_direction, release_notes_seen_at, tour_step, is_setup_completed,
        class_setup_tooltip_seen, team_setup_tooltip_seen, school_year_setup_tooltip_seen, school_draft, last_signed_in_at,
        created_at, updated_at
      from app_user where id = ${userId}`,
    db`
      select ur.id, ur.role_type, ur.status, ur.tenant_id, t.name as tenant_name, ur.created_at, ur.updated_at,
        ur.last_used_at, ur.identity_provider_id, ur.waiting_since
      from user_role ur join tenant t on t.id = ur.tenant_id where ur.user_id = ${userId} order by ur.id`,
    db`
      select i.id, t.name as tenant_name, i.user_role_type, i.email, i.active_until, i.maximum_uses, i.used,
        i.created_at, i.inviter_id = ${userId} as is_own
      from invitation i
      join tenant t on t.id = i.tenant_id
      join app_user u on u.id = ${userId} and (i.inviter_id = u.id or i.email = u.email)
      order by i.id`,
    db`
      select n.id, n.type, n.channel, ${notificationText(db, 'title', language)} as title,
        ${notificationText(db, 'message', language)} as message, n.is_read, n.created_at, t.name as tenant_name
      from notification n left join tenant t on t.id = n.tenant_id where n.user_id = ${userId} order by n.id`,
    db`
      select id, device, created_at, last_seen_at, expires_at, provider_session, provider_subject from session
      where user_id = ${userId} and expires_at > now() order by id`,
    db`select last_used_at from known_device where user_id = ${userId} order by last_used_at`,
    db`
      select id, issuer, subject, email, created_at, last_used_at from external_identity
      where user_id = ${userId} order by id`,
    db`select turned_on_at from two_factor where user_id = ${userId} and turned_on_at is not null`,
    db`
      select id, reason, created_at, due_at, outcome, ended_at from two_factor_reset
      where user_id = ${userId} order by id`,
    db`
      select cn.document, cn.version, cn.language, cn.given_at from consent cn
      where cn.user_id = ${userId} order by cn.id`,
    db`select nc.type, nc.in_app, nc.email, nc.updated_at from notification_choice nc where nc.user_id = ${userId} order by nc.type`,
    db`select own.school_name, own.held_on, own.note from own_talk_notes(${userId}) as own`,
    db`select own.school_name, own.blocks from own_text_blocks(${userId}) as own`,
    db`
      select own.school_name, own.name, own.scopes, own.created_at, own.expires_at, own.last_used_at, own.revoked_at
      from own_program_tokens(${userId}) as own`,
    db`select own.school_name, own.created_at from own_calendar_addresses(${userId}) as own`,
    db`
      select t.name as school_name, own.class_name, own.subject_name, own.weekday, own.starts_at, own.ends_at,
        own.teacher_code, own.every_second_week_from
      from own_timetable(${userId}) as own join tenant t on t.id = own.tenant_id
      order by t.name, t.id, own.weekday, own.starts_at, own.class_name, own.subject_name`,
  ])
  return {
    profile: profile && { ...profile, email: visibleAddress(profile.email) || null },
    roles,
    invitations,
    notifications,
    sessions,
    devices,
    identities,
    twoFactor: twoFactor ?? null,
    twoFactorResets,
    consents,
    notificationChoices,
    talkNotes,
    textBlocks,
    programTokens,
    calendarAddresses,
    lessons,
  }
}

const auditExport = async ({ db, requestId, session: { userId } }: Call): Promise<void> => {
  const tenantId = await auditTenantOf(db, userId)
  if (tenantId === null) return
  await writeTenant(db, tenantId, (tx) => audit(tx, { requestId, actor: { tenantId, userId } }, 'user.export', userId))
}

/** The caller's own data as a JSON file (rule call.8). */
export const exportMe = async (call: Call): Promise<Binary> => {
  const data = await ownData(call)
  if (!data.profile) return refuse('INVALID_TOKEN')
  await auditExport(call)
  const exportedAt = new Date().toISOString()
  const text = JSON.stringify({ exportedAt, ...data }, null, 2)
  const fileName = `lernspur-${exportedAt.slice(0, 10)}.json`
  return binary(new TextEncoder().encode(text), { type: 'application/json', fileName })
}
