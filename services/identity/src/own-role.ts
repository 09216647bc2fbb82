import type { WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'

/** Columns of `ur` (user_role) with its school `t` (tenant), as users see their own roles. */
export const shownRole = (tx: Transaction): Query => tx`
  ur.id, ur.role_type, ur.status, ur.tenant_id,
  jsonb_build_object(
    'id', t.id, 'createdAt', iso_instant(t.created_at), 'updatedAt', iso_instant(t.updated_at), 'name', t.name,
    'slogan', t.slogan, 'isDisabled', t.is_disabled, 'isProvider', t.is_provider,
    'isWizardFinalized', t.is_wizard_finalized, 'countryId', t.country_id, 'stateId', t.state_id,
    'schoolTypeId', t.school_type_id, 'subjectTemplateSource', t.subject_template_source,
    'closesAt', iso_instant(t.closes_at)
  ) as tenant`

/** One role with its school. NOT_FOUND. */
export const readRole = async (tx: Transaction, userRoleId: string): Promise<WhoAmIRole> => {
  const [role] = await tx<WhoAmIRole[]>`
    select ${shownRole(tx)} from user_role ur join tenant t on t.id = ur.tenant_id where ur.id = ${userRoleId}`
  return role ?? refuse('NOT_FOUND')
}
