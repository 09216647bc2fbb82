import type { CompetenceDomain, CreateCompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'

/** Appends a domain to one of the provider's templates; NOT_FOUND for any other subject. */
export const createGlobalDomainTemplate = (
  call: Call,
  schoolSubjectId: string,
  { name, symbol }: CreateCompetenceDomain,
): Promise<CompetenceDomain> =>
  call.write(async (tx) => {
    const [row] = await tx<CompetenceDomain[]>`
      insert into competence_domain (tenant_id, school_subject_id, name, symbol, position)
      select ss.tenant_id, ss.id, ${name}, ${symbol?.trim() || null},
        (select coalesce(max(cd.position) + 1, 0) from competence_domain cd
          where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id)
      from school_subject ss
      where ss.tenant_id = ${call.actor.tenantId} and ss.id = ${schoolSubjectId} and ss.is_template
      returning id, origin_id, name, symbol, tenant_id, school_subject_id, true as is_template, '[]'::jsonb as competences,
        created_at, updated_at`
    if (!row) return refuse('NOT_FOUND')
    await audit(tx, call, 'competence-domain.create', row.id)
    return row
  })
