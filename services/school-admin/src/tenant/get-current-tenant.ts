import type { Tenant } from '@lernspur/contracts/tenant.contract'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

/** The school that the caller works in. */
export const getCurrentTenant = async (call: Call): Promise<Tenant> => {
  const [row] = await call.db<Tenant[]>`
    select id, created_at, updated_at, name, slogan, is_disabled, is_provider, is_wizard_finalized, country_id,
      state_id, school_type_id, subject_template_source
    from tenant where id = ${call.actor.tenantId}`
  return row ?? refuse('NOT_FOUND')
}
