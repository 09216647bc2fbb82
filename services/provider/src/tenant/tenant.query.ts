import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { isCurrentConfirmation } from '@lernspur/service-kit/tenant/seal/confirmation.query'
import { isMoving, movedTo } from '@lernspur/service-kit/tenant/tenant-row'

/** Status of `t` (tenant). */
export const tenantStatus = (tx: Transaction): Fragment => tx`
  case
    when t.is_provider then 'provider'
    when t.closes_at is not null then 'closing'
    when t.is_disabled then 'disabled'
    when t.is_wizard_finalized then 'active'
    else 'inSetup'
  end`

/** Whether the provider vouches for `t` (tenant); null for itself. */
export const isConfirmed = (tx: Transaction): Fragment => tx`
  case when not t.is_provider then exists (
    select from school_confirmation sco where sco.school_id = t.id and ${isCurrentConfirmation(tx)}
  ) end`

const invitation = (tx: Transaction): Fragment => tx`(
  select jsonb_build_object('state', stands.state, 'mailedAt', iso_instant(stands.mailed_at))
  from invitation_state(ur.id) as stands)`

/** Who was last invited to lead `t`, as long as nobody does. */
const invitedOwner = (tx: Transaction): Fragment => tx`(
  select jsonb_build_object('userRoleId', ur.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
    'invitation', ${invitation(tx)})
  from user_role ur join app_user u on u.id = ur.user_id
  where ur.tenant_id = t.id and ur.role_type = 'admin' and ur.status in ('invitationPending', 'invitationDeclined')
    and not exists (
      select from user_role leading_ur
      where leading_ur.tenant_id = t.id and leading_ur.role_type = 'admin' and leading_ur.status = 'active')
  order by ur.created_at desc, ur.id desc limit 1)`

/** A school with counts: a select list over `tenantRows`. Costly columns are read only for the rows of the page. */
export const tenantRowColumns = (tx: Transaction): Fragment => tx`
  t.id, t.created_at, t.updated_at, t.name, t.slogan, t.is_disabled, t.is_provider, t.is_wizard_finalized,
  t.country_id, t.state_id, t.school_type_id, t.subject_template_source, t.closes_at, t.disabled_at, t.disabled_reason,
  ${tenantStatus(tx)} as status, ${isConfirmed(tx)} as is_confirmed, counts.users as user_count, counts.students as student_count,
  counts.classes as school_class_count,
  t.closes_at is not null and exists (
    select from school_closing scl
    where scl.school_id = t.id and scl.by_provider and scl.undone_at is null and scl.closed_at is null
  ) as is_closed_by_provider,
  ${isMoving(tx)} as is_moving, ${movedTo(tx)} as moved_to,
  ${invitedOwner(tx)} as invited_owner`

/** Counts of `t`; templates of classes are hidden from the provider's role. */
export const tenantRows = (tx: Transaction): Fragment => tx`
  tenant t
  cross join lateral (
    select
      (select count(*)::integer from user_role ur where ur.tenant_id = t.id and ur.status = 'active') as users,
      (select count(*)::integer from student s where s.tenant_id = t.id) as students,
      (select count(*)::integer from school_class sc where sc.tenant_id = t.id) as classes) as counts`
