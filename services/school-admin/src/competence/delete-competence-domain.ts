import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { lockDomain, usesOfCompetences } from './competence.policy'

/** Locks the competences as well: entries refer to them, and take no lock on the domain. */
const lockWithCompetences = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode) => {
  const { name } = await lockDomain(tx, call, id, refusal)
  const competences = await tx<{ id: string }[]>`
    select c.id from competence c where c.tenant_id = ${call.actor.tenantId} and c.domain_id = ${id}
    order by c.id for update`
  return { name, competenceIds: competences.map((competence) => competence.id) }
}

/** Deletes a domain with its competences; FOREIGN_KEY_CONSTRAINT when one has observations. */
export const deleteCompetenceDomain = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'competence-domain', id, lockWithCompetences, {
    uses: (tx, _, { competenceIds }) => usesOfCompetences(tx, call, competenceIds),
  })
