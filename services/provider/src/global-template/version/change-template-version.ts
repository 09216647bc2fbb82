import type { TemplateVersion } from '@lernspur/contracts/provider/template-version.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireProviderLead } from './template-version.policy'
import { readVersion } from './version.query'

/** Withdraws a version or offers it again (rule template.4); NOT_FOUND for any other id. */
export const changeTemplateVersion = (call: Call, id: string, isWithdrawn: boolean): Promise<TemplateVersion> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    requireProviderLead(call, 'UPDATE_NOT_ALLOWED')
    const [row] = await tx<{ wasWithdrawn: boolean }[]>`
      select withdrawn_at is not null as was_withdrawn from template_version
      where tenant_id = ${tenantId} and id = ${id} for update`
    if (!row) return refuse('NOT_FOUND')
    if (row.wasWithdrawn !== isWithdrawn) {
      await tx`
        update template_version set withdrawn_at = case when ${isWithdrawn} then now() end,
          withdrawn_by_id = ${isWithdrawn ? userId : null}
        where tenant_id = ${tenantId} and id = ${id}`
      await audit(tx, call, isWithdrawn ? 'template-version.withdraw' : 'template-version.offer', id)
    }
    return readVersion(tx, tenantId, id)
  })
