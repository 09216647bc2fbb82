import type { UpdateProviderTenant } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { ReportLayout, Tenant } from '@lernspur/contracts/tenant.contract'
import { refuse } from '../call/api-error'
import { audit } from '../call/audit'
import type { Call, Transaction } from '../call/call'
import { differences } from '../call/differences'
import { requireFresh } from '../call/require-fresh'
import { auditAtSchool } from './audit-at-school'
import { requireAvailableSchool } from './available-school'
import { readTenantRow } from './tenant-row'

/** What the provider or the school itself changes; `logo` is the path of a stored picture. */
type TenantChange = UpdateProviderTenant & {
  readonly logo?: string | null | undefined
  readonly reportLayout?: ReportLayout | null | undefined
}

const changedOr = <T>(change: T | undefined, current: T): T => (change === undefined ? current : change)

/**
 * Changes a school's own data, with an audit entry. NOT_FOUND, EDIT_CONFLICT when the caller knows an older state, TENANT_ALREADY_EXISTS for
 * a name that another school of the state has; the provider cannot be disabled (UPDATE_NOT_ALLOWED).
 */
export const changeTenant = async (tx: Transaction, call: Call, id: string, change: TenantChange): Promise<Tenant> => {
  await tx`select from tenant where id = ${id} for update`
  const current = await readTenantRow(tx, id)
  await requireFresh(tx, call, current)
  if (current.isProvider && change.isDisabled) refuse('UPDATE_NOT_ALLOWED')
  const isDisabled = changedOr(change.isDisabled, current.isDisabled)
  const next = {
    name: changedOr(change.name, current.name),
    slogan: changedOr(change.slogan, current.slogan),
    isDisabled,
    disabledReason: isDisabled ? changedOr(change.disabledReason, current.disabledReason ?? null) : null,
    countryId: changedOr(change.countryId, current.countryId),
    stateId: changedOr(change.stateId, current.stateId),
    schoolTypeId: changedOr(change.schoolTypeId, current.schoolTypeId),
    subjectTemplateSource: changedOr(change.subjectTemplateSource, current.subjectTemplateSource),
    logo: changedOr(change.logo, current.logo ?? null),
    reportLayout: changedOr(change.reportLayout, current.reportLayout ?? null),
  }
  await requireAvailableSchool(tx, next, call.language, id)
  await tx`
    update tenant set name = ${next.name}, slogan = ${next.slogan?.trim() || null}, is_disabled = ${isDisabled},
      disabled_reason = ${next.disabledReason}, disabled_at = case when ${isDisabled} then coalesce(disabled_at, now()) end,
      country_id = ${next.countryId}, state_id = ${next.stateId}, school_type_id = ${next.schoolTypeId},
      subject_template_source = ${next.subjectTemplateSource}, logo = ${next.logo},
      report_layout = ${next.reportLayout && tx.json(next.reportLayout as never)}, updated_at = clock_timestamp()
    where id = ${id}`
  const changed = differences(current, next)
  await audit(tx, call, 'tenant.update', id, changed)
  await auditAtSchool(tx, call, id, 'tenant.update', changed)
  return readTenantRow(tx, id)
}
