import type { Competence, CreateCompetence } from '@lernspur/contracts/competence.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

/** A new last competence of a domain of the provider's templates; NOT_FOUND for any other domain. */
export const createGlobalCompetenceTemplate = (
  call: Call,
  domainId: string,
  { description }: CreateCompetence,
): Promise<Competence> =>
  call.write(async (tx) => {
    const [row] = await tx<Competence[]>`
      insert into competence (tenant_id, domain_id, description, position)
      select d.tenant_id, d.id, ${description},
        (select coalesce(max(k.position) + 1, 0) from competence k
          where k.tenant_id = d.tenant_id and k.domain_id = d.id)
      from competence_domain d
      join school_subject j on j.tenant_id = d.tenant_id and j.id = d.school_subject_id
      where d.tenant_id = ${call.actor.tenantId} and d.id = ${domainId} and j.is_template
      returning id, domain_id, description`
    if (!row) return refuse('NOT_FOUND')
    await audit(tx, call, 'competence.create', row.id)
    return row
  })
