import type { SchoolForm } from '@lernspur/contracts/school-admin/school/official-form-choice.contract'
import type { Tenant, UpdateTenant } from '@lernspur/contracts/tenant.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { formCheckColumn, formTypesColumn } from '@lernspur/service-kit/official-form/form-columns'

/**
 * The newest versions of all published forms: those that are made for the school's Land or canton, or its country, and for
 * its type of school, if that is known, first, then the others by Land and name (rule form.3). Archived ones are left out, but for those that
 * the school has chosen.
 */
export const schoolForms = (tx: Transaction, { actor }: Call): Query<SchoolForm> => tx<SchoolForm[]>`
  select ofo.id, ofv.number, ofv.published_at, ofv.content, ${formCheckColumn(tx, tx`ofv.content`)} as form_check,
    st.name as state, array(
      select sty.name from school_type sty where sty.id = any(${formTypesColumn(tx)}) order by sty.name collate "de-x-icu"
    ) as school_types, coalesce(ofo.country_id = t.country_id
      and (ofo.state_id is null or ofo.state_id = t.state_id)
      and (t.school_type_id is null or ${formTypesColumn(tx)} = '{}'
        or t.school_type_id = any(${formTypesColumn(tx)})), false) as fits
  from tenant t
  join official_form ofo on ofo.archived_at is null
    or t.report_layout -> 'officialForms' @> jsonb_build_array(jsonb_build_object('officialFormId', ofo.id))
  left join state st on st.id = ofo.state_id
  cross join lateral (
    select newest_ofv.number, newest_ofv.published_at, newest_ofv.content from official_form_version newest_ofv
    where newest_ofv.official_form_id = ofo.id order by newest_ofv.number desc limit 1
  ) as ofv
  where t.id = ${actor.tenantId}
  order by fits desc, st.name collate "de-x-icu" nulls first, ofv.content ->> 'name' collate "de-x-icu", ofo.id`

const words = {
  de: {
    unknown: 'Dieses Formular gibt es nicht oder nicht mehr.',
    twice: 'Für diese Klassenstufe steht schon ein Formular.',
  },
  en: {
    unknown: 'There is no such form, or it is no longer offered.',
    twice: 'This year of schooling has a form already.',
  },
} as const

/**
 * Refuses forms that are not offered, and two for one year of schooling (VALIDATION_FAILED). What it has
 * chosen before may stay, so that a school that has moved can still change its other settings.
 */
export const requireSchoolForms = async (
  tx: Transaction,
  call: Call,
  { reportLayout }: UpdateTenant,
  before: Tenant,
): Promise<void> => {
  const chosen = reportLayout?.officialForms ?? []
  if (chosen.length === 0) return
  const allowed = new Set([
    ...(await schoolForms(tx, call)).map(({ id }) => id),
    ...(before.reportLayout?.officialForms ?? []).map(({ officialFormId }) => officialFormId),
  ])
  chosen.forEach(({ schoolLevel, officialFormId }, index) => {
    const refuseFor = (word: keyof (typeof words)['de'], field: string) =>
      refuse('VALIDATION_FAILED', [
        { path: `reportLayout.officialForms.${index}.${field}`, message: words[call.language][word] },
      ])
    if (!allowed.has(officialFormId)) refuseFor('unknown', 'officialFormId')
    if (chosen.findIndex((one) => one.schoolLevel === schoolLevel) < index) refuseFor('twice', 'schoolLevel')
  })
}
