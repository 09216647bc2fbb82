import type { ChangeTemplateAudience, TemplateAudience } from '@lernspur/contracts/provider/global-template.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { audienceColumns, requireAudienceIn, storedAudience } from './version/template-audience'
import { requireProviderLead } from './version/template-version.policy'

/**
 * Sets for which Länder or cantons and types of school templates are meant, all or none; returns for which they were
 * (rule template.7). NOT_FOUND for any other subject, VALIDATION_FAILED for what the country of a template does not have.
 */
export const changeTemplateAudience = (call: Call, { schoolSubjectIds, ...audience }: ChangeTemplateAudience) =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    requireProviderLead(call, 'CREATE_NOT_ALLOWED')
    const ids = [...new Set(schoolSubjectIds)].toSorted()
    const before = await tx<(TemplateAudience & { countryId: string | null })[]>`
      select ss.id, ss.country_id, ${audienceColumns(tx, tx`ss`)} from school_subject ss
      where ss.tenant_id = ${tenantId} and ss.is_template and ss.id = any(${ids}::uuid[])
      order by ss.id for update`
    if (before.length < ids.length) return refuse('NOT_FOUND')
    const countries = new Set(before.flatMap(({ countryId }) => countryId ?? []))
    await requireAudienceIn(tx, call, audience, [...countries])
    const { stateIds, schoolTypeIds } = storedAudience(audience)
    await tx`
      update school_subject ss
      set state_ids = ${stateIds}::uuid[], school_type_ids = ${schoolTypeIds}::uuid[], updated_at = clock_timestamp()
      where ss.tenant_id = ${tenantId} and ss.id = any(${ids}::uuid[])`
    await audit(tx, call, 'subject.update', ids)
    const rows = before.map(({ id, ...was }) => ({ id, stateIds: was.stateIds, schoolTypeIds: was.schoolTypeIds }))
    return { rows, count: rows.length }
  })
