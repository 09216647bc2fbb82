import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { lockDomain } from './competence.policy'

/** Removes a domain with its competences; the database refuses with FOREIGN_KEY_CONSTRAINT once one was observed. */
export const deleteCompetenceDomain = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await lockDomain(tx, call, id, 'NO_PERMISSION')
    await tx`delete from competence_domain where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'competence-domain.delete', id)
    return undefined
  })
