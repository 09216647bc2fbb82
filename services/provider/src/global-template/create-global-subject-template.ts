import type { CreateGlobalTemplate } from '@lernspur/contracts/provider/global-template.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireCountry } from './require-country'
import { requireAudienceIn, storedAudience } from './version/template-audience'

/** Writes domains with their competences, in order. */
const writeContents = async (
  tx: Transaction,
  { actor }: Call,
  id: string,
  contents: CreateGlobalTemplate['domains'] = [],
): Promise<void> => {
  const domains = contents.map(({ symbol, ...domain }, position) => ({
    ...domain,
    symbol: symbol?.trim() || null,
    position,
  }))
  await tx`
    with domain as (
      insert into competence_domain (tenant_id, school_subject_id, name, symbol, position)
      select ${actor.tenantId}, ${id}, i.name, i.symbol, i.position
      from jsonb_to_recordset(${tx.json(domains)}) as i (name text, symbol text, position integer)
      returning id, position)
    insert into competence (tenant_id, domain_id, description, position)
    select ${actor.tenantId}, domain.id, one.description, one.place - 1
    from domain join jsonb_to_recordset(${tx.json(domains)}) as i (position integer, competences jsonb)
      on i.position = domain.position
    cross join jsonb_array_elements_text(i.competences) with ordinality as one (description, place)`
}

/** Creates a draft with its contents; schools see it once it is published (rule template.1). */
export const createGlobalSubjectTemplate = (call: Call, input: CreateGlobalTemplate): Promise<Subject> =>
  call.write(async (tx) => {
    const { name, abbreviation, color, schoolLevel, countryId = null, domains = [] } = input
    const audience = { stateIds: input.stateIds ?? [], schoolTypeIds: input.schoolTypeIds ?? [] }
    await requireCountry(tx, countryId, call.language)
    await requireAudienceIn(tx, call, audience, countryId === null ? [] : [countryId])
    const { stateIds, schoolTypeIds } = storedAudience(audience)
    const [row] = await tx<Subject[]>`
      insert into school_subject (tenant_id, name, abbreviation, color, school_level, country_id, state_ids,
        school_type_ids, is_template)
      values (${call.actor.tenantId}, ${name}, ${abbreviation}, ${color}, ${schoolLevel}, ${countryId},
        ${stateIds}::uuid[], ${schoolTypeIds}::uuid[], true)
      returning id, origin_id, name, abbreviation, color, school_level, tenant_id, school_class_id, is_template,
        position, ${domains.length}::integer as competence_domain_count, created_at, updated_at`
    if (!row) return refuse('UNKNOWN')
    await writeContents(tx, call, row.id, domains)
    await audit(tx, call, 'subject.create', row.id)
    return row
  })
