import type { Competence, CreateCompetence } from '@lernspur/contracts/school-admin/competence.contract'
import { storedLevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'

/** Appends a competence to a domain of the provider's templates; NOT_FOUND for any other domain. */
export const createGlobalCompetenceTemplate = (
  call: Call,
  domainId: string,
  { description, childSentence, shortTitle, levelDescriptions }: CreateCompetence,
): Promise<Competence> =>
  call.write(async (tx) => {
    const levels = storedLevelDescriptions(levelDescriptions)
    const [row] = await tx<Competence[]>`
      insert into competence (tenant_id, domain_id, description, child_sentence, short_title, level_descriptions, position)
      select cd.tenant_id, cd.id, ${description}, ${childSentence?.trim() || null}::text,
        ${shortTitle?.trim() || null}::text, ${levels && tx.json(levels)}::jsonb,
        (select coalesce(max(c.position) + 1, 0) from competence c
          where c.tenant_id = cd.tenant_id and c.domain_id = cd.id)
      from competence_domain cd
      join school_subject ss on ss.tenant_id = cd.tenant_id and ss.id = cd.school_subject_id
      where cd.tenant_id = ${call.actor.tenantId} and cd.id = ${domainId} and ss.is_template
      returning id, domain_id, description, child_sentence, short_title, level_descriptions, updated_at`
    if (!row) return refuse('NOT_FOUND')
    await audit(tx, call, 'competence.create', row.id)
    return row
  })
