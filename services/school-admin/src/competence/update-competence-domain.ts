import type { CompetenceDomain, UpdateCompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { lockDomain } from './competence.policy'
import { domainById } from './competence.query'

/** Changes name and symbol of a domain; omitted fields stay. */
export const updateCompetenceDomain = (
  call: Call,
  id: string,
  change: UpdateCompetenceDomain,
): Promise<CompetenceDomain> =>
  call.write(async (tx) => {
    const current = await lockDomain(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    const symbol = change.symbol === undefined ? current.symbol : change.symbol
    await tx`
      update competence_domain set
        name = ${change.name ?? current.name},
        symbol = ${symbol?.trim() || null},
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'competence-domain.update', id, differences(current, change))
    const [row] = await domainById(tx, call.actor, id)
    return row ?? refuse('NOT_FOUND')
  })
