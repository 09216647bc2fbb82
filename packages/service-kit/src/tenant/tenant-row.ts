import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { refuse } from '../call/api-error'
import type { Database, Fragment, Transaction } from '../call/call'

/** Whether `t` (tenant) is on its way to another installation, or has come from one and not been opened yet (rule move.2). */
export const isMoving = (tx: Database | Transaction): Fragment => tx`
  exists (
    select from school_move sm
    where sm.school_id = t.id and sm.undone_at is null and sm.removed_at is null
      and (sm.direction = 'out' or sm.switched_at is null)
  )`

/** When `t` (tenant) is removed because somebody closes it; a school that moves is only read as well, but not closed. */
export const closesAt = (tx: Transaction): Fragment => tx`
  case when t.closes_at is not null and not ${isMoving(tx)} then t.closes_at end`

/** Select list of a school, over `t` (tenant). */
const tenantColumns = (tx: Transaction): Fragment => tx`
  t.id, t.created_at, t.updated_at, t.name, t.slogan, t.is_disabled, t.is_provider, t.is_wizard_finalized,
  t.country_id, t.state_id, t.school_type_id, t.subject_template_source, ${closesAt(tx)} as closes_at,
  t.disabled_at, t.disabled_reason, t.logo, t.report_layout`

/** Where `t` (tenant) is that has moved to another installation; null for all others (rule move.3). */
export const movedTo = (tx: Transaction): Fragment => tx`
  case when t.is_disabled then (
    select sm.moved_to from school_move sm
    where sm.school_id = t.id and sm.direction = 'out' and sm.undone_at is null
  ) end`

/** The same as one JSON expression, for rows that contain their school. */
export const tenantDocument = (tx: Transaction): Fragment => tx`
  jsonb_build_object('id', t.id, 'createdAt', iso_instant(t.created_at), 'updatedAt', iso_instant(t.updated_at),
    'name', t.name, 'slogan', t.slogan, 'isDisabled', t.is_disabled, 'isProvider', t.is_provider,
    'isWizardFinalized', t.is_wizard_finalized, 'countryId', t.country_id, 'stateId', t.state_id,
    'schoolTypeId', t.school_type_id, 'subjectTemplateSource', t.subject_template_source, 'closesAt', iso_instant(${closesAt(tx)}),
    'movedTo', ${movedTo(tx)})`

/** One school; NOT_FOUND when there is none. */
export const readTenantRow = async (tx: Transaction, id: string): Promise<Tenant> => {
  const [row] = await tx<Tenant[]>`select ${tenantColumns(tx)} from tenant t where t.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
