import type { Competence, CreateCompetence, UpdateCompetence } from '@lernspur/contracts/competence.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { differences } from '@lernspur/service-kit/differences'
import { refuse } from '@lernspur/service-kit/refusal'
import { lockDomain } from './competence.policy'

/** Ids of a competence and its domain. */
interface CompetencePath {
  readonly domainId: string
  readonly competenceId: string
}

/** Appends a competence to a domain. */
export const createCompetence = (call: Call, domainId: string, input: CreateCompetence): Promise<Competence> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await lockDomain(tx, call, domainId, 'CREATE_NOT_ALLOWED')
    const [row] = await tx<Competence[]>`
      insert into competence (tenant_id, domain_id, description, position)
      select ${tenantId}, ${domainId}, ${input.description}, coalesce(max(c.position) + 1, 0)
      from competence c where c.tenant_id = ${tenantId} and c.domain_id = ${domainId}
      returning id, domain_id, description`
    if (!row) return refuse('UNKNOWN')
    await audit(tx, call, 'competence.create', row.id)
    return row
  })

/** Changes the text of a competence; NOT_FOUND for one of another domain. */
export const updateCompetence = (call: Call, path: CompetencePath, change: UpdateCompetence): Promise<Competence> =>
  call.write(async (tx) => {
    await lockDomain(tx, call, path.domainId, 'UPDATE_NOT_ALLOWED')
    const [row] = await tx<(Competence & { readonly before: string })[]>`
      update competence set
        description = coalesce(${change.description ?? null}, description), updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and domain_id = ${path.domainId} and id = ${path.competenceId}
      returning id, domain_id, description, old.description as before`
    if (!row) return refuse('NOT_FOUND')
    const { before, ...competence } = row
    await audit(tx, call, 'competence.update', row.id, differences({ description: before }, competence))
    return competence
  })

/** Deletes a competence; the database refuses with FOREIGN_KEY_CONSTRAINT when it has observations. */
export const deleteCompetence = (call: Call, path: CompetencePath): Promise<undefined> =>
  call.write(async (tx) => {
    await lockDomain(tx, call, path.domainId, 'NO_PERMISSION')
    const removed = await tx`
      delete from competence
      where tenant_id = ${call.actor.tenantId} and domain_id = ${path.domainId} and id = ${path.competenceId}`
    if (removed.count === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'competence.delete', path.competenceId)
    return undefined
  })
