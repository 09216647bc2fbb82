import type { ChangeTemplateCountry } from '@lernspur/contracts/provider/global-template.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireCountry } from './require-country'
import { requireCountryOfAudience } from './version/template-audience'
import { requireProviderLead } from './version/template-version.policy'

interface TemplateCountry {
  readonly id: string
  readonly countryId: string | null
}

/**
 * Sets the country of templates, all or none; returns their previous countries. NOT_FOUND for any other subject,
 * VALIDATION_FAILED while one is meant for Länder or types of school of another country (rule template.7).
 */
export const changeTemplateCountry = (call: Call, { schoolSubjectIds, countryId }: ChangeTemplateCountry) =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    requireProviderLead(call, 'CREATE_NOT_ALLOWED')
    const ids = [...new Set(schoolSubjectIds)]
    await requireCountry(tx, countryId, call.language)
    await requireCountryOfAudience(tx, call, ids, countryId)
    const before = await tx<TemplateCountry[]>`
      with before as (
        select ss.id, ss.country_id from school_subject ss
        where ss.tenant_id = ${tenantId} and ss.is_template and ss.id = any(${ids}::uuid[]))
      update school_subject ss set country_id = ${countryId}, updated_at = clock_timestamp()
      from before where ss.tenant_id = ${tenantId} and ss.id = before.id
      returning ss.id, before.country_id`
    if (before.length < ids.length) return refuse('NOT_FOUND')
    await audit(tx, call, 'subject.update', ids)
    return { rows: [...before], count: before.length }
  })
